import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import {
  judgePractice,
  practiceInfo,
  restartPractice,
  savePracticeAnswer,
} from '../../src/contract/preparation';
import { toMoment } from '../../src/domain/businessTime';
import { givenParts, isRightAnswer } from '../../src/domain/preparation';
import { answerWords } from '../answers/answerWords';
import type { Queries } from '../db/database';
import { practiceAnswers, questions } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import { demandOwnCourse } from './courses';
import { demandQuestion, type Question, questionOf, solutionOf } from './questions';

type Practice = Pick<
  PayloadOf<typeof practiceInfo>,
  'subject_id' | 'course_id' | 'kind' | 'question_id' | 'test_account'
>;

/** The answers of one test account of an account, as a condition. */
const ofTestAccount = (accountId: number, testAccount: string) =>
  and(eq(practiceAnswers.accountId, accountId), eq(practiceAnswers.testAccount, testAccount));

/** The questions of a point in their order, each with the answer of the test account. */
function practised(db: Queries, accountId: number, testAccount: string, pointId: number) {
  return db
    .select({ id: questions.id, given: practiceAnswers })
    .from(questions)
    .leftJoin(
      practiceAnswers,
      and(eq(practiceAnswers.questionId, questions.id), ofTestAccount(accountId, testAccount)),
    )
    .where(and(eq(questions.pointId, pointId), isNull(questions.deletedAt)))
    .orderBy(asc(questions.id));
}

type Demanded = Pick<Request<Practice>, 'payload' | 'session' | 'db' | 'language'>;

async function demand({ payload, session, db, language }: Demanded) {
  const course = await demandOwnCourse(db, session.account.id, payload, language);
  return { course, question: await demandQuestion(db, payload, language) };
}

/** The question as the test account sees it now: its solution only once it has answered. */
async function shown(
  request: Request<Practice>,
  { course, question }: Awaited<ReturnType<typeof demand>>,
) {
  const { payload, session, db, language, now } = request;
  const all = await practised(db, session.account.id, payload.test_account, question.pointId);
  const at = all.findIndex(({ id }) => id === question.id);
  const given = all[at]?.given ?? null;
  const next = [...all.slice(at + 1), ...all.slice(0, at)].find((one) => one.given === null);
  return {
    ...{ course, ...questionOf(question), place: at + 1, question_count: all.length },
    given: given && {
      ...{ answer_id: given.answerId, is_right: given.isRight, at: toMoment(given.at) },
      by_person: isRightAnswer(question, given.answer) === null,
      answer: answerWords(language, question.type)(...givenParts(question, given.answer)),
    },
    solution: given && solutionOf(question, language),
    answered_count: all.filter((one) => one.given !== null).length,
    right_count: all.filter((one) => one.given?.isRight === true).length,
    unjudged_count: all.filter((one) => one.given?.isRight === null).length,
    next_question_id: next?.id ?? null,
    as_of: toMoment(now),
  };
}

/** Removes what the test account has answered to the questions of a point. */
async function forget({ payload, session, db }: Request<Practice>, { pointId }: Question) {
  const ofPoint = db
    .select({ id: questions.id })
    .from(questions)
    .where(eq(questions.pointId, pointId));
  await db
    .delete(practiceAnswers)
    .where(
      and(
        ofTestAccount(session.account.id, payload.test_account),
        inArray(practiceAnswers.questionId, ofPoint),
      ),
    );
}

const tellOwn = ({ session, tell }: Request<unknown>) =>
  tell([session.account.id], { type: 'preparation.changed' });

export const practiceHandlers: readonly Handler[] = [
  serve(practiceInfo, async (request) => shown(request, await demand(request)), {
    needs: 'hasPermission',
  }),

  serve(
    savePracticeAnswer,
    async (request) => {
      const { payload, session, db, now } = request;
      const demanded = await demand(request);
      const { question } = demanded;
      const isRight = isRightAnswer(question, payload.answer);
      const row = { answer: payload.answer, isRight, at: now };
      const key = { accountId: session.account.id, testAccount: payload.test_account };
      await db
        .insert(practiceAnswers)
        .values({ ...key, questionId: question.id, ...row })
        .onConflictDoUpdate({
          target: [
            practiceAnswers.accountId,
            practiceAnswers.testAccount,
            practiceAnswers.questionId,
          ],
          set: { ...row, answerId: sql`excluded.answer_id` },
        });
      await tellOwn(request);
      return shown(request, demanded);
    },
    { needs: 'hasPermission' },
  ),

  serve(
    judgePractice,
    async (request) => {
      const { payload, session, db } = request;
      const demanded = await demand(request);
      const { question } = demanded;
      const own = and(
        ofTestAccount(session.account.id, payload.test_account),
        eq(practiceAnswers.questionId, question.id),
      );
      const [given] = await db.select().from(practiceAnswers).where(own).for('update');
      if (given === undefined) throw absent();
      if (isRightAnswer(question, given.answer) !== null) throw new Refusal('conflict', 'conflict');
      if (given.answerId !== payload.answer_id) {
        throw new Refusal('conflict', 'practice.answeredAnew');
      }
      await db
        .update(practiceAnswers)
        .set({ isRight: payload.verdict === 'right' })
        .where(own);
      await tellOwn(request);
      return shown(request, demanded);
    },
    { needs: 'hasPermission' },
  ),

  serve(
    restartPractice,
    async (request) => {
      const demanded = await demand(request);
      await forget(request, demanded.question);
      await tellOwn(request);
      return shown(request, demanded);
    },
    { needs: 'hasPermission' },
  ),
];
