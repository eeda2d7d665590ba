import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { openSmartMode, smartModeInfo } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { activeSmartModes, type SmartMode, smartModes as modes } from '../../src/domain/foundation';
import { nextSmartMode, type smartMode } from '../../src/machines/foundation/smartMode';
import type { Queries } from '../db/database';
import { smartModes } from '../db/tables';
import { lifeCycle } from '../lifeCycle';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, lockStudent, tellOfStudent } from '../students/seen';

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

/** The other subjects in which the student's smart mode is on, each of which assigns remedial courses. */
async function othersOf(db: Queries, { studentId, subjectId }: Whose): Promise<number[]> {
  const rows = await db
    .select({ subjectId: smartModes.subjectId })
    .from(smartModes)
    .where(
      and(
        eq(smartModes.studentId, studentId),
        ne(smartModes.subjectId, subjectId),
        inArray(smartModes.mode, [...activeSmartModes]),
      ),
    )
    .orderBy(asc(smartModes.subjectId));
  return rows.map((row) => row.subjectId);
}

/** The account that turns a mode; null: headquarters. */
interface Change {
  readonly by: number | null;
  readonly now: Date;
}

/** Lets an event happen to a health smart mode, by the chart smartMode. */
export const happenToSmartMode = lifeCycle({
  async lock(db, whose: Whose) {
    await lockStudent(db, whose.studentId);
    return findMode(db, whose);
  },
  next: (mode, event: EventFrom<typeof smartMode>) => nextSmartMode(mode, event),
  refuse: (mode, reason) =>
    new Refusal('conflict', `foundation.${reason ?? `smartMode.${mode}`}`, { mode }),
  async store(db, whose, mode, { change: { by, now } }: { change: Change }) {
    const change = { mode, accountId: by, changedAt: now };
    await db
      .insert(smartModes)
      .values({ ...whose, ...change })
      .onConflictDoUpdate({ target: [smartModes.studentId, smartModes.subjectId], set: change });
  },
  tell: (db, { studentId }) => tellOfStudent(db, studentId),
});

export const smartModeHandlers: readonly Handler[] = [
  serve(smartModeInfo, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const whose = { studentId, subjectId };
    const [mode, others] = [await findMode(db, whose), await othersOf(db, whose)];
    return { mode, others, as_of: toMoment(now) };
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
