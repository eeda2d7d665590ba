import { superSuperviseJump } from '../../src/contract/supervision';
import { superviseJump } from '../../src/contract/superviseJump';
import type { Area } from '../area';
import { type Handler, type Request, serve } from '../serve';
import { outsidePage } from '../shell/outsidePages';
import { hasFeature } from '../shell/schoolFeature';
import { demandSeen } from '../students/seen';
import { dialogueHandlers } from './dialogues';
import { followAllScores } from './missingScores';
import { followProfiles } from './profiles';
import { remindOfScores } from './scoreReminders';
import { superviseBoardHandler } from './board';
import { demandTeacher, superviseHandlers } from './supervised';

type Asked = Pick<Request<unknown>, 'session' | 'db' | 'origin'>;

/** Of whom somebody supervises: of one student, or of a colleague. */
interface Of {
  readonly student?: number | undefined;
  readonly colleague?: number | undefined;
}

/**
 * Where somebody supervises, always as the own account: of a student or a colleague where one is named; marked for the
 * enlightenment course [CALL-034].
 */
async function addressFor(asked: Asked, of: Of) {
  const { id } = asked.session.account;
  const { go_url } = await outsidePage(asked, 'supervise', { account: id });
  const url = new URL(go_url);
  for (const [name, value] of Object.entries(of)) {
    if (value !== undefined && value !== id) url.searchParams.set(name, String(value));
  }
  const isEnlightenment = await hasFeature(asked.db, asked.session.school.id, 'STARTUP_COURSE');
  if (isEnlightenment) url.searchParams.set('app_name', 'qimeng');
  return { go_url: url.toString() };
}

const handlers: readonly Handler[] = [
  serve(superviseJump, async ({ payload, ...asked }) => {
    const { id } = asked.session.account;
    const { student_id: studentId } = payload;
    if (studentId !== undefined) await demandSeen(asked.db, id, [studentId]);
    return addressFor(asked, { student: studentId });
  }),

  serve(superSuperviseJump, async ({ payload, ...asked }) => {
    const { account } = asked.session;
    await demandTeacher(asked.db, account, payload.teacher_id);
    return addressFor(asked, { colleague: payload.teacher_id });
  }),
];

export const area: Area = {
  handlers: [...handlers, ...superviseHandlers, superviseBoardHandler, ...dialogueHandlers],
  task: {
    pace: 60_000,
    async run(database, now) {
      await followProfiles(database, now);
      await followAllScores(database, now);
      await remindOfScores(database, now);
    },
  },
};
