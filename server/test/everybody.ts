import { and, eq } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, listings } from '../db/tables';

/** All students of an account are given all that it has assigned in a subject: long lists, both ways. */
export async function giveEverybody(
  db: Queries,
  { accountId, subjectId }: { accountId: number; subjectId: number },
): Promise<void> {
  const pairs = await db
    .select({ homeworkId: homework.id, studentId: listings.studentId })
    .from(homework)
    .innerJoin(listings, eq(listings.accountId, homework.accountId))
    .where(and(eq(homework.accountId, accountId), eq(homework.subjectId, subjectId)));
  await db
    .insert(homeworkPersons)
    .values(pairs.map((pair) => ({ ...pair, status: 'invalid' })))
    .onConflictDoNothing();
}
