import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { startOfDay } from '../../src/domain/businessTime';
import { crystalsFor } from '../../src/domain/crystals';
import { noteAnswers } from '../answers/wrongQuestions';
import type { Database, Queries } from '../db/database';
import * as tables from '../db/tables';
import { finishAdaptive, handInEssay } from '../homework/handIn';
import { tellOfStudy } from '../messages/ofStudy';
import { regularly } from '../regularly';
import { earn } from '../rewards/coinAccounts';
import { crystalsOf } from '../rewards/crystals';
import { noteHighlightsToday } from '../rewards/highlights';
import { transfer } from '../rewards/purses';
import type { Clock } from '../settings';
import { publish } from '../socket/publish';
import { essayPrompts, essays } from './content/essays';
import { students } from './content/people';
import { questions } from './content/questions';
import type { Student } from './content/types';
import { goOnWithFoundations } from './foundationLife';
import { pointsOf } from './homework/places';
import { goOnWithRequests } from './requestLife';
import { workThrough } from './homework/work';
import { type Random, randomOf } from './random';
import { answerOf, choiceOf, nextQuestion } from './season';

/** How often something happens while the server runs, in ms. */
const pace = 12_000;
/** How long somebody has sat over adaptive homework at most when it is handed in, in ms. */
const practiceTime = 20 * 60_000;
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

async function noteSeen(db: Queries, studentId: number, now: Date): Promise<void> {
  await db
    .update(tables.students)
    .set({ lastActiveAt: now })
    .where(eq(tables.students.id, studentId));
}

/** A coin for each right answer [COI-04, COI-05, COI-06], and a crystal for each twenty of a day. */
async function earnByStudy(
  db: Queries,
  studentId: number,
  rows: readonly (typeof tables.answers.$inferInsert)[],
  at: Date,
): Promise<void> {
  const right = rows.filter(({ isRight }) => isRight).length;
  const entry = { kind: 'study', operatorId: null, at } as const;
  if (right === 0) return;
  await earn(db, { studentId }, right, entry);
  const { answers } = tables;
  const ofToday = and(
    ...[eq(answers.studentId, studentId), eq(answers.isRight, true)],
    gte(answers.submittedAt, startOfDay(at)),
  );
  const after = await db.$count(answers, ofToday);
  const amount = crystalsFor(after) - crystalsFor(after - right);
  const way = { from: null, to: crystalsOf({ studentId }), amount };
  if (amount > 0) await transfer(db, way, entry);
}

/** A student answers a few questions, as this student does. */
async function study(db: Queries, student: Student, now: Date, random: Random): Promise<void> {
  const choice = choiceOf(student, questions);
  const rows = Array.from({ length: random.whole(1, 4) }, () =>
    answerOf(student, nextQuestion(choice, random), now, 1, random),
  );
  await db.insert(tables.answers).values(rows);
  await noteAnswers(db, rows);
  await earnByStudy(db, student.id, rows, now);
  await noteSeen(db, student.id, now);
  await tellOfStudy(db, student.id, now);
  await noteHighlightsToday(db, student.id, now);
  const message = { type: 'student.changed', student_id: student.id } as const;
  await publish(db, await analystsOf(db, student.id), message);
}

/** The homework that ends next and that somebody has not handed in yet. */
async function nextOpen(db: Queries, now: Date) {
  const [open] = await db
    .select({
      personId: tables.homeworkPersons.id,
      studentId: tables.homeworkPersons.studentId,
      type: tables.homework.type,
      title: tables.homework.essayTitle,
      cardId: tables.homework.cardId,
      arrangedAt: tables.homework.arrangedAt,
    })
    .from(tables.homeworkPersons)
    .innerJoin(tables.homework, eq(tables.homework.id, tables.homeworkPersons.homeworkId))
    .where(
      and(
        eq(tables.homeworkPersons.status, 'incomplete'),
        isNull(tables.homework.withdrawnAt),
        gt(tables.homeworkPersons.dueAt, now),
      ),
    )
    .orderBy(tables.homeworkPersons.dueAt, tables.homeworkPersons.id)
    .limit(1);
  return open;
}
type Open = NonNullable<Awaited<ReturnType<typeof nextOpen>>>;

/** An essay on the title, or on another where nobody has written one. */
function essayOn(title: string | null, random: Random): string {
  const prompt = essayPrompts.find((each) => each.title === title);
  const fitting = essays.filter(({ promptId }) => promptId === prompt?.id);
  return random.pick(fitting.length > 0 ? fitting : essays).text;
}

/** Works through adaptive homework within the last minutes; leaves it where there was no time yet. */
async function practise(db: Queries, open: Open, now: Date, random: Random): Promise<void> {
  const student = students.find(({ id }) => id === open.studentId);
  if (student === undefined) return;
  const from = new Date(Math.max(open.arrangedAt.getTime(), now.getTime() - practiceTime));
  const work = workThrough(student, pointsOf(open.cardId), { from, until: now }, random);
  if (work === null) return;
  await db.insert(tables.answers).values([...work.answers]);
  await noteAnswers(db, work.answers);
  await finishAdaptive(db, open.personId, work, now);
}

/** Somebody hands in homework that is still open. */
async function handIn(db: Queries, now: Date, random: Random): Promise<void> {
  const open = await nextOpen(db, now);
  if (open === undefined) return;
  if (open.type === 'adaptive') await practise(db, open, now, random);
  else await handInEssay(db, open.personId, essayOn(open.title, random), now);
  await noteHighlightsToday(db, open.studentId, now);
  await noteSeen(db, open.studentId, now);
}

/**
 * Lets the demonstration's students live for one step: somebody studies, now and then somebody hands
 * homework in, and what waits for a student or for the campus goes on. Does nothing while another process lives.
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
    const awake = students.filter(({ lastActiveDaysAgo }) => lastActiveDaysAgo === 0);
    await study(db, random.pick(awake), now, random);
    if (random.happens(0.3)) await handIn(db, now, random);
    if (random.happens(0.5)) await goOnWithFoundations(db, now);
    await goOnWithRequests(db, now, random);
  });
}

/** Lets them live for as long as the server runs; the function returned ends it, after the step under way. */
export function live(database: Database, seed: number, clock: Clock): () => Promise<void> {
  return regularly(pace, 'life', () => liveOneStep(database, seed, clock.now()));
}
