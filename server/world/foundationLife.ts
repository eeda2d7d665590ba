import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { foundations, students } from '../db/tables';
import { confirmRestart, regrade } from '../foundation/learning';

/** The student who has been at a status the longest, as far as ids say, with the present level. */
async function nextAt(db: Queries, status: 'awaitingStudent' | 'regrading') {
  const [next] = await db
    .select({ id: students.id, level: students.foundationLevel })
    .from(foundations)
    .innerJoin(students, eq(students.id, foundations.studentId))
    .where(eq(foundations.status, status))
    .orderBy(asc(students.id))
    .limit(1);
  return next;
}

/** Somebody is graded anew, and somebody confirms a restart on the learning machine; within a transaction. */
export async function goOnWithFoundations(db: Queries, now: Date): Promise<void> {
  const graded = await nextAt(db, 'regrading');
  if (graded !== undefined) await regrade(db, graded.id, graded.level ?? 1, now);
  const awaited = await nextAt(db, 'awaitingStudent');
  if (awaited !== undefined) await confirmRestart(db, awaited.id, now);
}
