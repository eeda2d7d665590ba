import { and, eq } from 'drizzle-orm';
import { setTraceMode, traceModeInfo } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { type TraceMode, traceModes as modes } from '../../src/domain/lessons';
import type { Queries } from '../db/database';
import { students, traceModes } from '../db/tables';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';

interface Whose {
  readonly student_id: number;
  readonly subject_id: number;
}

/** A student's trace mode in a subject; mild where nobody has set it. */
async function findMode(db: Queries, { student_id, subject_id }: Whose): Promise<TraceMode> {
  const [row] = await db
    .select({ mode: traceModes.mode })
    .from(traceModes)
    .where(and(eq(traceModes.studentId, student_id), eq(traceModes.subjectId, subject_id)));
  return modes.find((mode) => mode === row?.mode) ?? 'mild';
}

export const traceHandlers: readonly Handler[] = [
  serve(traceModeInfo, async ({ payload, session, db, now }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return { mode: await findMode(db, payload), as_of: toMoment(now) };
  }),

  serve(setTraceMode, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId, mode } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    await db
      .select({ id: students.id })
      .from(students)
      .where(eq(students.id, studentId))
      .for('no key update');
    if ((await findMode(db, payload)) === mode) {
      throw new Refusal('conflict', 'foundation.sameTraceMode', { mode });
    }
    const change = { mode, accountId, changedAt: now };
    await db
      .insert(traceModes)
      .values({ studentId, subjectId, ...change })
      .onConflictDoUpdate({ target: [traceModes.studentId, traceModes.subjectId], set: change });
    await tellOfStudent(db, studentId);
    return { mode };
  }),
];
