import { and, eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  correctionCardDetail,
  setCorrectionCard,
  setCorrectionTimes,
} from '../../src/contract/answers';
import { correctionTimes } from '../../src/domain/answers';
import {
  type CorrectionCard,
  type correctionCard,
  nextCorrectionCard,
} from '../../src/machines/answers/correctionCard';
import type { Queries } from '../db/database';
import { correctionCards, students } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellSeers } from '../students/seen';

interface Whose {
  readonly student_id: number;
  readonly subject_id: number;
}

const unset: CorrectionCard = { isOn: false, timesPerDay: correctionTimes.usual };

/** A student's card in a subject; one that nobody has set yet is off. */
async function findCard(db: Queries, { student_id, subject_id }: Whose): Promise<CorrectionCard> {
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

/** Lets an event happen to a card, by the chart correctionCard, within a transaction. */
async function happenTo(db: Queries, whose: Whose, event: EventFrom<typeof correctionCard>) {
  const { student_id: studentId, subject_id: subjectId } = whose;
  // The student's row stands for a card that has no row yet.
  await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  const card = await findCard(db, whose);
  const next = nextCorrectionCard(card, event);
  if (next === null) throw new Refusal('conflict', card.isOn ? 'card.on' : 'card.off', shown(card));
  await db
    .insert(correctionCards)
    .values({ studentId, subjectId, ...next })
    .onConflictDoUpdate({
      target: [correctionCards.studentId, correctionCards.subjectId],
      set: next,
    });
  await tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
  return shown(next);
}

export const cardHandlers: readonly Handler[] = [
  serve(correctionCardDetail, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return shown(await findCard(db, payload));
  }),

  serve(setCorrectionCard, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return happenTo(db, payload, { type: payload.is_on ? 'card.turnedOn' : 'card.turnedOff' });
  }),

  serve(setCorrectionTimes, async ({ payload, session, db }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return happenTo(db, payload, { type: 'times.set', times: payload.times });
  }),
];
