import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/database';
import * as tables from '../db/tables';
import { students } from './content/people';
import { questions } from './content/questions';
import { fillApprovals } from './fillApprovals';
import { fillBoardImages } from './fillBoardImages';
import { fillCampus } from './fillCampus';
import { fillDialogues } from './fillSupervision.dialogues';
import { fillExams } from './fillExams';
import { fillFeedback } from './fillFeedback';
import { fillFinalReviews } from './fillFinalReviews';
import { fillGradings } from './fillGradings';
import { fillHighlights } from './fillHighlights';
import { fillHome } from './fillHome';
import { fillLearning } from './fillLearning';
import { fillLessons } from './fillLessons';
import { fillLocalPoints } from './fillLocalPoints';
import { fillMaterials } from './fillMaterials';
import { fillMessages } from './fillMessages';
import { fillPeople } from './fillPeople';
import { fillPlans } from './fillPlans';
import { fillPreparation } from './fillPreparation';
import { fillRewards } from './fillRewards';
import { fillScores } from './fillScores';
import { fillSupervision } from './fillSupervision';
import { fillTraining } from './fillTraining';
import { fillWorkOrders } from './fillWorkOrders';
import { homeworkStory } from './homework/story';
import { continueIds, insertAll } from './insert';
import { randomOf } from './random';
import { rewardStory } from './rewards/story';
import { lastSeenIn, type Season, seasonOf, sessionEndsIn } from './season';

export interface Story {
  readonly seed: number;
  /** The story's now: everything lies before it, but deadlines, vacations and lessons to come. */
  readonly today: Date;
}

/** The seed of the demonstration that a newcomer sees. */
export const demonstrationSeed = 20_260_901;

/** Any number that only this product's filling uses as an advisory lock. */
const fillLock = 4_173_002;

async function isFilled(db: Queries): Promise<boolean> {
  const [row] = await db.select({ id: tables.accounts.id }).from(tables.accounts).limit(1);
  return row !== undefined;
}

/** Everybody's answers, those to homework among them, in the order in which they were given. */
function inOrder(answers: Season['answers']): Season['answers'] {
  return answers.toSorted((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
}

/** Tells the story, then writes it down. */
async function write(db: Queries, { seed, today }: Story): Promise<void> {
  const random = randomOf(seed);
  const season = seasonOf(students, questions, today, random);
  const book = homeworkStory(today, sessionEndsIn(season), random);
  const answers = inOrder([...season.answers, ...book.answers]);
  const events = [
    ...answers.map(({ studentId, submittedAt: at }) => ({ studentId, at })),
    ...season.activities,
    ...book.handedIn(),
  ];
  const lastSeen = lastSeenIn(events, students, today);
  await fillPeople(db, today, lastSeen);
  await fillCampus(db, today);
  await fillLessons(db, questions, { today, lastSeen }, random);
  await insertAll(db, tables.answers, answers);
  await insertAll(db, tables.activities, season.activities);
  await insertAll(db, tables.homework, book.homework);
  await insertAll(db, tables.homeworkPersons, book.personRows());
  await insertAll(db, tables.corrections, book.corrections);
  for (const table of [tables.homework, tables.homeworkPersons]) await continueIds(db, table);
  await fillGradings(db, today, random);
  await fillBoardImages(db);
  await fillHome(db, today, random);
  await fillMessages(db, today);
  await fillWorkOrders(db, today);
  await fillSupervision(db, today);
  await fillDialogues(db, today);
  await fillPlans(db, today);
  await fillFinalReviews(db, today);
  await fillLearning(db, today);
  await fillLocalPoints(db, today);
  await fillMaterials(db, today);
  await fillTraining(db, today);
  await fillApprovals(db, today, randomOf(seed + 1));
  await fillFeedback(db, today, randomOf(seed + 2));
  await fillRewards(db, rewardStory(answers, today, random));
  await fillHighlights(db, today);
  await fillScores(db, today, randomOf(seed + 3));
  await fillExams(db, today, randomOf(seed + 4));
  await fillPreparation(db, today);
  await db
    .insert(tables.worldFacts)
    .values({ name: 'story', value: { seed, today: today.toISOString() } });
}

/**
 * Fills an empty database with the demonstration world, in one transaction, and returns true; does nothing to
 * one that has accounts. The same seed and day give the same world.
 */
export async function fillWorld(database: Database, story: Story): Promise<boolean> {
  if (await isFilled(database.query)) return false;
  const isNew = await database.transact(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(${fillLock})`);
    if (await isFilled(db)) return false;
    await write(db, story);
    return true;
  });
  // So many rows at once: the planner would guess wrong until it has looked at them.
  if (isNew) await database.query.execute(sql`analyze`);
  return isNew;
}
