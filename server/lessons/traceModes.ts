import { and, eq } from 'drizzle-orm';
import { setTraceMode, traceModeInfo } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { type TraceMode, traceModes as modes } from '../../src/domain/lessons';
import type { Queries } from '../db/database';
import { traceModes } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, lockStudent, tellOfStudent } from '../students/seen';

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

/** Who sets it, and when. */
interface Change {
  readonly accountId: number;
  readonly changedAt: Date;
}

/** Sets a student's mode to another one. */
const setMode = lifeCycle({
  async lock(db, whose: Whose) {
    await lockStudent(db, whose.student_id);
    return findMode(db, whose);
  },
  next: (mode, wanted: TraceMode) => outcomeOf(mode === wanted ? null : wanted),
  refuse: (mode) => new Refusal('conflict', 'foundation.sameTraceMode', { mode }),
  async store(
    db,
    { student_id: studentId, subject_id: subjectId },
    mode,
    { change }: { readonly change: Change },
  ) {
    const set = { mode, ...change };
    await db
      .insert(traceModes)
      .values({ studentId, subjectId, ...set })
      .onConflictDoUpdate({ target: [traceModes.studentId, traceModes.subjectId], set });
  },
  tell: (db, { student_id }) => tellOfStudent(db, student_id),
});

export const traceHandlers: readonly Handler[] = [
  serve(traceModeInfo, async ({ payload, session, db, now }) => {
    await demandSeen(db, session.account.id, [payload.student_id]);
    return { mode: await findMode(db, payload), as_of: toMoment(now) };
  }),

  serve(setTraceMode, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [payload.student_id]);
    const change = { accountId, changedAt: now };
    return { mode: await setMode(db, payload, payload.mode, change) };
  }),
];
