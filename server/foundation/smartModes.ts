import { and, eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { openSmartMode, smartModeInfo } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { type SmartMode, smartModes as modes } from '../../src/domain/foundation';
import { nextSmartMode, type smartMode } from '../../src/machines/foundation/smartMode';
import type { Queries } from '../db/database';
import { smartModes, students } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellSeers } from '../students/seen';

interface Whose {
  readonly studentId: number;
  readonly subjectId: number;
}

/** A student's health smart mode in a subject; off where nobody has turned it. */
async function findMode(db: Queries, { studentId, subjectId }: Whose): Promise<SmartMode> {
  const [row] = await db
    .select({ mode: smartModes.mode })
    .from(smartModes)
    .where(and(eq(smartModes.studentId, studentId), eq(smartModes.subjectId, subjectId)));
  return modes.find((mode) => mode === row?.mode) ?? 'off';
}

/**
 * Lets an event happen to a health smart mode, by the chart smartMode, within a transaction. `by` is the account
 * that turns it; null: headquarters. Throws Refusal where the event may not happen.
 */
export async function happenToSmartMode(
  db: Queries,
  whose: Whose,
  event: EventFrom<typeof smartMode>,
  { by, now }: { by: number | null; now: Date },
): Promise<SmartMode> {
  const { studentId } = whose;
  await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  const mode = await findMode(db, whose);
  const { next, refusal } = nextSmartMode(mode, event);
  if (next === null) {
    throw new Refusal('conflict', `foundation.${refusal ?? `smartMode.${mode}`}`, { mode });
  }
  const change = { mode: next, accountId: by, changedAt: now };
  await db
    .insert(smartModes)
    .values({ ...whose, ...change })
    .onConflictDoUpdate({ target: [smartModes.studentId, smartModes.subjectId], set: change });
  await tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
  return next;
}

export const smartModeHandlers: readonly Handler[] = [
  serve(smartModeInfo, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    return { mode: await findMode(db, { studentId, subjectId }), as_of: toMoment(now) };
  }),

  serve(openSmartMode, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    const { id: by } = session.account;
    await demandSeen(db, by, [studentId]);
    const type = payload.is_open ? 'mode.turnedOn' : 'mode.turnedOff';
    const mode = await happenToSmartMode(db, { studentId, subjectId }, { type }, { by, now });
    return { mode };
  }),
];
