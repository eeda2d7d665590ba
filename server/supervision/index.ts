import { superviseJump, supervisionFreezeInfo } from '../../src/contract/supervision';
import { toMoment } from '../../src/domain/businessTime';
import { frozenFunctions } from '../../src/domain/supervision';
import type { Area } from '../area';
import { type Handler, serve } from '../serve';
import { outsidePage } from '../shell/outsidePages';
import { hasFeature } from '../shell/schoolFeature';
import { demandSeen } from '../students/seen';
import { freezesOf } from './freeze';
import { dialogueHandlers } from './dialogues';
import { followAllScores } from './missingScores';
import { followProfiles } from './profiles';
import { remindOfScores } from './scoreReminders';

/** What the address ends in for the enlightenment course [CALL-034]. */
function forEnlightenment(address: string): string {
  const url = new URL(address);
  url.searchParams.set('app_name', 'qimeng');
  return url.toString();
}

const handlers: readonly Handler[] = [
  serve(superviseJump, async ({ session, db, origin }) => {
    const asked = { db, origin };
    const { go_url } = await outsidePage(asked, 'supervise', { account: session.account.id });
    const isEnlightenment = await hasFeature(db, session.school.id, 'STARTUP_COURSE');
    return { go_url: isEnlightenment ? forEnlightenment(go_url) : go_url };
  }),

  serve(supervisionFreezeInfo, async ({ payload, session, db, now }) => {
    const { student_id: studentId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const freezes = await freezesOf(db, studentId);
    return {
      reasons: freezes.map(({ reason, since }) => ({ reason, since: toMoment(since) })),
      functions: frozenFunctions(freezes.map(({ reason }) => reason)),
      as_of: toMoment(now),
    };
  }),
];

export const area: Area = {
  handlers: [...handlers, ...dialogueHandlers],
  task: {
    pace: 60_000,
    async run(database, now) {
      await followProfiles(database, now);
      await followAllScores(database, now);
      await remindOfScores(database, now);
    },
  },
};
