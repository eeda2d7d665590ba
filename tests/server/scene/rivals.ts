import { inArray } from 'drizzle-orm';
import type { Database } from '../../../server/db/database';
import { activities, listings, students } from '../../../server/db/tables';
import { addPeople, anna, people } from './people';

/** Fifty students who want the same place. */
export const rivals = Array.from({ length: 50 }, (_, at) => 82_000 + at);

interface Active {
  /** How many of the rivals did something then. */
  readonly count: number;
  readonly at: Date;
}

/** Puts the rivals alone into grade 7, all in mode 70: how many were active makes the quotas of a month. */
export async function addRivals(database: Database, active: readonly Active[]): Promise<void> {
  await addPeople({ database });
  const [like] = await database.query
    .select()
    .from(students)
    .where(inArray(students.id, [81001]));
  if (like === undefined) throw new Error('nobody is there');
  const begun = { grade: 7, foundationType: '70', foundationRound: 2, foundationLevel: 4 };
  const others = people.map(({ id }) => id);
  const listed = { accountId: anna.id, kind: 'formal', listedAt: like.joinedAt };
  const video = { kind: 'video', module: 'foundation', seconds: 60 };
  await database.transact(async (db) => {
    await db.update(students).set({ grade: 9 }).where(inArray(students.id, others));
    await db
      .insert(students)
      .values(rivals.map((id) => ({ ...like, ...begun, id, username: `rival${String(id)}` })));
    await db.insert(listings).values(rivals.map((studentId) => ({ ...listed, studentId })));
    for (const { count, at } of active) {
      await db
        .insert(activities)
        .values(rivals.slice(0, count).map((studentId) => ({ ...video, studentId, at })));
    }
  });
}
