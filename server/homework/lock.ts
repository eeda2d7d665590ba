import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { cards, homework } from '../db/tables';
import { absent } from '../refusal';
import { isHomeworkSeen } from './filters';
import type { Wanted } from './find';

/**
 * Locks the card of an assignment. Who tries again locks it before the assignment itself: whoever finishes another one
 * of the card, and then goes on to this one, has the card first, too.
 */
export async function lockCardOf(db: Queries, homeworkId: number): Promise<void> {
  await db
    .select({ id: cards.id })
    .from(cards)
    .innerJoin(homework, eq(homework.cardId, cards.id))
    .where(eq(homework.id, homeworkId))
    .for('no key update', { of: cards });
}

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
