import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as tables from '../db/tables';
import { students } from './content/people';
import { questions } from './content/questions';
import { fillHome } from './fillHome';
import { fillLessons } from './fillLessons';
import { fillPeople } from './fillPeople';
import { homeworkStory } from './homeworkStory';
import { continueIds, insertAll } from './insert';
import { randomOf } from './random';
import { seasonOf } from './season';

export interface Story {
  readonly seed: number;
  /** The story's now: everything lies on the days before it, or shortly after. */
  readonly today: Date;
}

/** The seed of the demonstration that a newcomer sees. */
export const demonstrationSeed = 20_260_901;

/** Any number that only this product's filling uses as an advisory lock. */
const fillLock = 4_173_002;

async function isFilled(database: Database): Promise<boolean> {
  const [row] = await database.query
    .select({ id: tables.accounts.id })
    .from(tables.accounts)
    .limit(1);
  return row !== undefined;
}

/**
 * Fills an empty database with the demonstration world, in one transaction; does nothing to one that has
 * accounts. The same seed and day give the same world.
 */
export async function fillWorld(database: Database, { seed, today }: Story): Promise<void> {
  if (await isFilled(database)) return;
  await database.transact(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    const [other] = await db.select({ id: tables.accounts.id }).from(tables.accounts).limit(1);
    if (other !== undefined) return;
    const random = randomOf(seed);
    await fillPeople(db, today);
    await fillLessons(db, questions, today, random);
    const season = seasonOf(students, questions, today, random);
    await insertAll(db, tables.answers, season.answers);
    await insertAll(db, tables.activities, season.activities);
    const { homework, persons, corrections } = homeworkStory(today, random);
    await insertAll(db, tables.homework, homework);
    await insertAll(db, tables.homeworkPersons, persons);
    await insertAll(db, tables.corrections, corrections);
    for (const table of [tables.homework, tables.homeworkPersons]) await continueIds(db, table);
    await fillHome(db, today, random);
    await db
      .insert(tables.worldFacts)
      .values({ name: 'story', value: { seed, today: today.toISOString() } });
  });
}
