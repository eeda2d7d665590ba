import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queries } from '../db/database';
import * as tables from '../db/tables';
import { finishArranging } from '../homework/arrange';
import { finishAdaptive, handInEssay } from '../homework/handIn';
import { expireDue } from '../homework/settle';
import { publish } from '../socket/publish';
import { essayPrompts, essays } from './content/essays';
import { students } from './content/people';
import { questions } from './content/questions';
import type { Student } from './content/types';
import { type Random, randomOf } from './random';
import { answerOf } from './season';

/** How often something happens while the server runs, in ms. */
const pace = 12_000;
/** Any number that only this product's life uses as an advisory lock: one process lives for all. */
const lifeLock = 4_173_003;

const steps = z.object({ steps: z.number().int() }).catch({ steps: 0 });

/** Counts the step and gives it random numbers of its own, so that a story can be told again. */
async function nextRandom(db: Queries, seed: number): Promise<Random> {
  const [row] = await db.select().from(tables.worldFacts).where(eq(tables.worldFacts.name, 'life'));
  const value = { steps: steps.parse(row?.value).steps + 1 };
  await db
    .insert(tables.worldFacts)
    .values({ name: 'life', value })
    .onConflictDoUpdate({ target: tables.worldFacts.name, set: { value } });
  return randomOf(seed + value.steps);
}

async function analystsOf(db: Queries, studentId: number): Promise<number[]> {
  const rows = await db
    .select({ accountId: tables.listings.accountId })
    .from(tables.listings)
    .where(eq(tables.listings.studentId, studentId));
  return rows.map(({ accountId }) => accountId);
}

/** A student answers a few questions, as this student does. */
async function study(db: Queries, student: Student, now: Date, random: Random): Promise<void> {
  const subjects: readonly number[] = student.subjects;
  const choice = questions.filter(
    ({ subjectId, type }) => subjects.includes(subjectId) && type !== 'essay',
  );
  if (choice.length === 0) return;
  const rows = Array.from({ length: random.whole(1, 4) }, () =>
    answerOf(student, random.pick(choice), now, 1, random),
  );
  await db.insert(tables.answers).values(rows);
  await db
    .update(tables.students)
    .set({ lastActiveAt: now })
    .where(eq(tables.students.id, student.id));
  const message = { type: 'student.changed', student_id: student.id } as const;
  await publish(db, await analystsOf(db, student.id), message);
}

/** Somebody hands in homework that is still open. */
async function handIn(db: Queries, now: Date, random: Random): Promise<void> {
  const [open] = await db
    .select({
      personId: tables.homeworkPersons.id,
      type: tables.homework.type,
      title: tables.homework.essayTitle,
    })
    .from(tables.homeworkPersons)
    .innerJoin(tables.homework, eq(tables.homework.id, tables.homeworkPersons.homeworkId))
    .where(
      and(
        eq(tables.homeworkPersons.status, 'incomplete'),
        isNull(tables.homework.withdrawnAt),
        sql`${tables.homework.deadline} > ${now.toISOString()}`,
      ),
    )
    .orderBy(tables.homework.deadline, tables.homeworkPersons.id)
    .limit(1);
  if (open === undefined) return;
  if (open.type === 'composition') {
    const prompt = essayPrompts.find(({ title }) => title === open.title);
    const fitting = essays.filter(({ promptId }) => promptId === prompt?.id);
    const { text } = random.pick(fitting.length > 0 ? fitting : essays);
    await handInEssay(db, open.personId, text, now);
    return;
  }
  const accuracy = random.whole(45, 100) / 100;
  await finishAdaptive(db, open.personId, { accuracy, score: Math.round(accuracy * 100) }, now);
}

/**
 * Lets the demonstration's students live for one step: assignments are arranged, deadlines pass, somebody
 * studies, and now and then somebody hands homework in. Does nothing while another process lives.
 */
export async function liveOneStep(database: Database, seed: number, now: Date): Promise<void> {
  await database.transact(async (db) => {
    const lock = await db.execute(sql`select pg_try_advisory_xact_lock(${lifeLock}) as mine`);
    if (
      !z.object({ rows: z.tuple([z.object({ mine: z.literal(true) })]) }).safeParse(lock).success
    ) {
      return;
    }
    const random = await nextRandom(db, seed);
    await finishArranging(db, now);
    await expireDue(db, now);
    const awake = students.filter(({ lastActiveDaysAgo }) => lastActiveDaysAgo === 0);
    await study(db, random.pick(awake), now, random);
    if (random.happens(0.3)) await handIn(db, now, random);
  });
}

/** A step that fails is no reason to stop: the next one is a new try. */
function report(error: unknown): void {
  console.error('the demonstration stumbled', error);
}

/** Lets them live for as long as the server runs; the function returned ends it, after the step under way. */
export function live(
  database: Database,
  seed: number,
  clock: { now(): Date },
): () => Promise<void> {
  let step: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    step = step.then(() => liveOneStep(database, seed, clock.now())).catch(report);
  }, pace);
  return async () => {
    clearInterval(timer);
    await step;
  };
}
