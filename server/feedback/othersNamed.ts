import { eq } from 'drizzle-orm';
import type { PostClassDraft } from '../../src/domain/feedback';
import { othersNamed } from '../../src/domain/othersNamed';
import type { Queries } from '../db/database';
import { listings, students } from '../db/tables';
import { Refusal } from '../refusal';

interface Sent {
  readonly student_id: number;
  readonly feedback: PostClassDraft;
}

/** Refuses a feedback that names another student of the account, with the names. */
export async function demandNobodyElse(
  db: Queries,
  accountId: number,
  { student_id: studentId, feedback }: Sent,
): Promise<void> {
  const seen = await db
    .select({ id: students.id, name: students.name })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(eq(listings.accountId, accountId));
  const own = seen.find(({ id }) => id === studentId)?.name ?? '';
  const names = othersNamed(
    feedback,
    own,
    seen.map(({ name }) => name),
  );
  if (names.length === 0) return;
  throw new Refusal(
    'conflict',
    { key: 'namesOthers', values: { names: names.join(', ') } },
    { names },
  );
}
