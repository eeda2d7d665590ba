import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { homework } from '../db/tables';
import { absent } from '../refusal';
import { isHomeworkSeen } from './filters';
import type { Wanted } from './find';

/** Locks the assignment, which the account sees. */
export async function lockHomework(db: Queries, { id, subjectId, accountId }: Wanted) {
  const [row] = await db
    .select()
    .from(homework)
    .where(
      and(eq(homework.id, id), eq(homework.subjectId, subjectId), isHomeworkSeen(db, accountId)),
    )
    // Not its key: whoever hands in at the same time holds a person, and has to find the assignment.
    .for('no key update');
  if (row === undefined) throw absent();
  return row;
}

export type Assignment = Awaited<ReturnType<typeof lockHomework>>;
