import type { Queries } from '../db/database';
import { happenTo, lockFoundation } from './standing';

/** A student confirms a restart on the learning machine; within a transaction [FRS-04]. */
export async function confirmRestart(db: Queries, studentId: number): Promise<void> {
  await happenTo(db, await lockFoundation(db, studentId), { type: 'restart.confirmed' });
}

/** A student has been graded anew, and begins at that level; within a transaction [FRS-05, FMD-10]. */
export async function regrade(db: Queries, studentId: number, level: number): Promise<void> {
  await happenTo(db, await lockFoundation(db, studentId), { type: 'student.regraded', level });
}

/** The system finds that a student should start again; within a transaction [FRS-03]. */
export async function assignRestart(db: Queries, studentId: number): Promise<void> {
  await happenTo(db, await lockFoundation(db, studentId), { type: 'restart.assignedBySystem' });
}
