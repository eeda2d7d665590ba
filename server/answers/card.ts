import { and, eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../src/contract/answers';
import { correctionTimes } from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import {
  type CorrectionCard,
  type correctionCard,
  nextCorrectionCard,
} from '../../src/machines/answers/correctionCard';
import type { Queries } from '../db/database';
import { correctionCards } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { countCorrections } from './corrections';
import { demandSeen, lockStudent, tellOfStudent } from '../students/seen';

interface Whose {
  readonly student_id: number;
  readonly subject_id: number;
}

const unset: CorrectionCard = { isOn: false, timesPerDay: correctionTimes.usual };

/** A student's card in a subject; one that nobody has set yet is off. */
export async function findCard(
  db: Queries,
  { student_id, subject_id }: Whose,
): Promise<CorrectionCard> {
  const [row] = await db
    .select({ isOn: correctionCards.isOn, timesPerDay: correctionCards.timesPerDay })
    .from(correctionCards)
    .where(
      and(eq(correctionCards.studentId, student_id), eq(correctionCards.subjectId, subject_id)),
    );
  return row ?? unset;
}

const shown = ({ isOn, timesPerDay }: CorrectionCard) => ({
  is_on: isOn,
  times_per_day: timesPerDay,
});

/** Lets an event happen to a card, by the chart correctionCard. */
const happenTo = lifeCycle({
  async lock(db, whose: Whose) {
    await lockStudent(db, whose.student_id);
    return findCard(db, whose);
  },
  next: (card, event: EventFrom<typeof correctionCard>) =>
    outcomeOf(nextCorrectionCard(card, event)),
  refuse: (card) => new Refusal('conflict', card.isOn ? 'card.on' : 'card.off', shown(card)),
  async store(db, { student_id: studentId, subject_id: subjectId }, next) {
    await db
      .insert(correctionCards)
      .values({ studentId, subjectId, ...next })
      .onConflictDoUpdate({
        target: [correctionCards.studentId, correctionCards.subjectId],
        set: next,
      });
  },
  tell: (db, { student_id }) => tellOfStudent(db, student_id),
});

export const cardHandlers: readonly Handler[] = [
  serve(correctionCardDetail, async ({ payload, session, db, now }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const got = await countCorrections(db, payload, now);
    return { ...shown(await findCard(db, payload)), got, as_of: toMoment(now) };
  }),

  serve(setCorrectionCard, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    const type = payload.is_on ? 'card.turnedOn' : 'card.turnedOff';
    return shown(await happenTo(db, payload, { type }));
  }),

  serve(setCorrectionTimes, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return shown(await happenTo(db, payload, { type: 'times.set', times: payload.times }));
  }),
];
