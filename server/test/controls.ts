import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { socketMessage } from '../../src/contract/socket';
import { loginKeyLifetime } from '../account/limits';
import { makeKey } from '../account/oneTimeKey';
import { noteAnswers } from '../answers/wrongQuestions';
import type { Database, Queries } from '../db/database';
import {
  accounts,
  answers,
  cardPoints,
  homework,
  homeworkPersons,
  outbox,
  questions,
  students,
} from '../db/tables';
import { handInEssay } from '../homework/handIn';
import { settleNow } from '../homework/settle';
import type { Pages } from '../socket/pages';
import { tellOfStudent } from '../students/seen';
import { demonstrationSeed } from '../world/fill';
import { liveOneStep } from '../world/life';
import type { AdjustableClock } from './clock';
import { giveCourses, giveEverybody, giveQuestions } from './everybody';
import { addFaults, fault, Faults } from './faults';
import { serveLives } from './lives';

/** What a test may do to the world around a server. */
export interface TestControls {
  readonly clock: AdjustableClock;
}

interface Parts extends TestControls {
  readonly database: Database;
  readonly pages: Pages;
}

const clockForm = z.union([
  z.strictObject({ now: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.coerce.number().int() }),
]);

const flag = z.stringbool().optional();
const accountForm = z.strictObject({
  uname: z.string(),
  isDisabled: flag,
  isFrozen: flag,
  identityBound: flag,
  upgraded: flag,
  guideSeen: flag,
  searchGuideSeen: flag,
  nickname: z.string().optional(),
  phone: z.string().optional(),
  userType: z.coerce.number().int().optional(),
  appType: z.string().optional(),
  /** An empty text lifts the lock. */
  lockReason: z.string().optional(),
});

/** A student's essay, of the homework with that title. */
const handInForm = z.strictObject({ title: z.string(), username: z.string(), text: z.string() });

/** A student's answer to a question. */
const answerForm = z.strictObject({
  ...{ student_id: z.coerce.number(), question_id: z.coerce.number() },
  is_right: z.stringbool(),
  answer: z.optional(z.string()),
});

const everybodyForm = z.strictObject({ uname: z.string(), subject_id: z.coerce.number() });

/** How the homework that is given stands from the first: withdrawn unless it says another. */
const allHomeworkForm = everybodyForm.extend({ status: z.enum(['invalid', 'expired']).optional() });

/** A question that its point asks as often as fills more than a page. */
const manyQuestionsForm = z.strictObject({ question_id: z.coerce.number() });

/** A task card that loses its knowledge points: no adaptive homework can be made of it from then on. */
const emptiedCardForm = z.strictObject({ card_id: z.coerce.number() });

/** What the server says to somebody's pages when something elsewhere has changed; the message is JSON. */
const tellForm = z.strictObject({
  uname: z.string(),
  message: z.string().transform((text) => socketMessage.parse(JSON.parse(text))),
});

async function personOf(
  db: Queries,
  { title, username }: { title: string; username: string },
): Promise<number> {
  const [found] = await db
    .select({ id: homeworkPersons.id })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(and(eq(homework.essayTitle, title), eq(students.username, username)));
  return z.object({ id: z.number() }).parse(found).id;
}

async function idOf(database: Database, uname: string): Promise<number> {
  const [found] = await database.query
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.username, uname));
  return z.object({ id: z.number() }).parse(found).id;
}

async function lastCode(database: Database, phone: string): Promise<string | null> {
  const [text] = await database.query
    .select()
    .from(outbox)
    .where(eq(outbox.phone, phone))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\d{4,}/.exec(text?.body ?? '')?.[0] ?? null;
}

/**
 * Controls for tests that drive a browser: forms, POST. They are mounted only where a program that starts a
 * server gives `test`; no setting does.
 */
export function serveTestControls(app: FastifyInstance, parts: Parts): void {
  const { clock, database, pages } = parts;
  const faults = new Faults();
  addFaults(app, faults);
  serveLives(app, parts);

  app.post('/test/clock', async ({ body }) => {
    const form = clockForm.parse(body);
    const now = 'now' in form ? new Date(form.now) : new Date(+clock.now() + form.advance);
    clock.set(now);
    return { now: clock.now().toISOString() };
  });

  app.post('/test/homework/settle', async () => {
    await settleNow(database, clock.now());
    return {};
  });

  app.post('/test/homework/hand-in', async ({ body }) => {
    const { text, ...whose } = handInForm.parse(body);
    await database.transact(async (db) => {
      await handInEssay(db, await personOf(db, whose), text, clock.now());
    });
    return {};
  });

  app.post('/test/answer', async ({ body }) => {
    const {
      student_id: studentId,
      question_id: questionId,
      is_right: isRight,
      answer = isRight ? 'A' : 'B',
    } = answerForm.parse(body);
    const answered = { studentId, questionId, isRight, submittedAt: clock.now() };
    await database.transact(async (db) => {
      const rest = { module: 'review', answer, seconds: 20, hintsViewed: 0 };
      await db.insert(answers).values({ ...answered, ...rest });
      await noteAnswers(db, [answered]);
      await tellOfStudent(db, studentId);
    });
    return {};
  });

  app.post('/test/question/delete', async ({ body }) => {
    const { question_id: id } = z.strictObject({ question_id: z.coerce.number() }).parse(body);
    await database.transact((db) =>
      db.update(questions).set({ deletedAt: clock.now() }).where(eq(questions.id, id)),
    );
    return {};
  });

  app.post('/test/homework/everybody', async ({ body }) => {
    const { uname, subject_id: subjectId, status } = allHomeworkForm.parse(body);
    const accountId = await idOf(database, uname);
    await database.transact((db) => giveEverybody(db, { accountId, subjectId }, status));
    return {};
  });

  app.post('/test/lessons/courses', async ({ body }) => {
    const { uname, subject_id: subjectId } = everybodyForm.parse(body);
    const accountId = await idOf(database, uname);
    await database.transact((db) => giveCourses(db, { accountId, subjectId }, clock.now()));
    return {};
  });

  app.post('/test/preparation/questions', async ({ body }) => {
    const { question_id: questionId } = manyQuestionsForm.parse(body);
    await database.transact((db) => giveQuestions(db, questionId));
    return {};
  });

  app.post('/test/homework/empty-card', async ({ body }) => {
    const { card_id: cardId } = emptiedCardForm.parse(body);
    await database.transact((db) => db.delete(cardPoints).where(eq(cardPoints.cardId, cardId)));
    return {};
  });

  app.post('/test/life/step', async () => {
    await settleNow(database, clock.now());
    await liveOneStep(database, demonstrationSeed, clock.now());
    return {};
  });

  app.post('/test/fail', async ({ body }) => {
    faults.add(fault.parse(body));
    return {};
  });

  app.post('/test/fail/clear', async () => {
    faults.clear();
    return {};
  });

  app.post('/test/sockets/drop', async () => {
    pages.drop();
    return {};
  });

  app.post('/test/sockets/tell', async ({ body }) => {
    const { uname, message } = tellForm.parse(body);
    const accountId = await idOf(database, uname);
    pages.tell([accountId], message);
    return { pages: pages.all().filter((page) => page.accountId === accountId).length };
  });

  app.post('/test/phone-codes', async ({ body }) => {
    const { phone } = z.strictObject({ phone: z.string() }).parse(body);
    return { code: await lastCode(database, phone) };
  });

  app.post('/test/login-key', async ({ body }) => {
    const { uname } = z.strictObject({ uname: z.string() }).parse(body);
    const key = { purpose: 'login', accountId: await idOf(database, uname) } as const;
    return {
      key: await database.transact((db) => makeKey(db, key, loginKeyLifetime, clock.now())),
    };
  });

  app.post('/test/account', async ({ body }) => {
    const { uname, lockReason, ...flags } = accountForm.parse(body);
    const lock =
      lockReason === undefined ? {} : { lockReason: lockReason === '' ? null : lockReason };
    await database.transact((db) =>
      db
        .update(accounts)
        .set({ ...flags, ...lock })
        .where(eq(accounts.username, uname)),
    );
    return {};
  });
}
