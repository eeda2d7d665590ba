import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { preparedQuestionInfo, preparedQuestionList } from '../../src/contract/preparation';
import { questionTypes } from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import { testAccounts } from '../../src/domain/preparation';
import { answerWords } from '../answers/answerWords';
import { isPassageOf, passageColumns } from '../answers/passage';
import type { Queries } from '../db/database';
import {
  cardPoints,
  cards,
  lessons,
  passages,
  points,
  practiceAnswers,
  questions,
} from '../db/tables';
import { containsWords } from '../keyword';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import type { Language } from '../words';
import { storedWord } from '../storedWord';
import { demandOwnCourse } from './courses';

/** The points that a course teaches, as a condition's list. */
const pointsOfCourse = (db: Queries, courseId: number) =>
  db
    .select({ id: cardPoints.pointId })
    .from(cardPoints)
    .innerJoin(cards, eq(cards.id, cardPoints.cardId))
    .innerJoin(lessons, eq(lessons.id, cards.lessonId))
    .where(eq(lessons.courseId, courseId));

const isAskedIn = (db: Queries, courseId: number) =>
  and(isNull(questions.deletedAt), inArray(questions.pointId, pointsOfCourse(db, courseId)));

/** The test accounts of the account that have answered the question of the row. */
const practisedBy = (db: Queries, accountId: number) =>
  db
    .select({ list: sql`coalesce(json_agg(${practiceAnswers.testAccount}), '[]'::json)` })
    .from(practiceAnswers)
    .where(
      and(eq(practiceAnswers.questionId, questions.id), eq(practiceAnswers.accountId, accountId)),
    );

/** A question of a course; absent where the course does not ask it, or headquarters has deleted it. */
export async function demandQuestion(
  db: Queries,
  { course_id, question_id }: { readonly course_id: number; readonly question_id: number },
  language: Language,
) {
  const [found] = await db
    .select({ question: questions, passage: passageColumns, point: pointName(language) })
    .from(questions)
    .innerJoin(points, eq(points.id, questions.pointId))
    .leftJoin(passages, isPassageOf)
    .where(and(eq(questions.id, question_id), isAskedIn(db, course_id)));
  if (found === undefined) throw absent();
  return { ...found.question, passage: found.passage, point: found.point };
}

export type Question = Awaited<ReturnType<typeof demandQuestion>>;

/** What a question asks, as it is answered. */
export const questionOf = ({ id, pointId, point, type, ...question }: Question) => ({
  ...{
    question_id: id,
    point_id: pointId,
    point_name: point,
    type: storedWord(questionTypes, type),
  },
  ...{ difficulty: question.difficulty, stem: question.stem, options: question.options },
  passage: question.passage,
});

/** How it is solved. */
export const solutionOf = (question: Question, language: Language) => ({
  right_answer: answerWords(language, question.type)(...question.answer),
  ...{ hint: question.hint, analysis: question.analysis, objective: question.objective },
  ...{ thought: question.thought, ability: question.ability, method: question.method },
});

export const questionHandlers: readonly Handler[] = [
  serve(
    preparedQuestionList,
    async ({ payload, session, db, now, language }) => {
      const { course_id, point_id, type, keyword } = payload;
      const accountId = session.account.id;
      const course = await demandOwnCourse(db, accountId, payload, language);
      const asked = isAskedIn(db, course_id);
      const found = await pageOf(
        db
          .select({
            question: questions,
            point: pointName(language),
            practised: sql<unknown[]>`(${practisedBy(db, accountId)})`,
            total,
          })
          .from(questions)
          .innerJoin(points, eq(points.id, questions.pointId))
          .where(
            and(
              asked,
              point_id === undefined ? undefined : eq(questions.pointId, point_id),
              type === undefined ? undefined : eq(questions.type, type),
              containsWords(keyword, [questions.stem]),
            ),
          )
          .orderBy(asc(questions.pointId), asc(questions.difficulty), asc(questions.id)),
        payload,
      );
      const choices = await db
        .selectDistinct({ id: points.id, name: pointName(language) })
        .from(points)
        .innerJoin(questions, eq(questions.pointId, points.id))
        .where(asked)
        .orderBy(asc(points.id));
      const types = await db.selectDistinct({ type: questions.type }).from(questions).where(asked);
      const rows = listed(
        found,
        ({ question, point, practised }) => ({
          ...{
            question_id: question.id,
            stem: question.stem,
            type: storedWord(questionTypes, question.type),
          },
          ...{ difficulty: question.difficulty, point_id: question.pointId, point_name: point },
          practised: testAccounts.filter((one) => practised.includes(one)),
        }),
        now,
      );
      return {
        ...{ ...rows, course, points: choices },
        types: questionTypes.filter((one) => types.some((stored) => stored.type === one)),
      };
    },
    { needs: 'hasPermission' },
  ),

  serve(
    preparedQuestionInfo,
    async ({ payload, session, db, now, language }) => {
      const course = await demandOwnCourse(db, session.account.id, payload, language);
      const question = await demandQuestion(db, payload, language);
      return {
        ...{ course, ...questionOf(question), solution: solutionOf(question, language) },
        as_of: toMoment(now),
      };
    },
    { needs: 'hasPermission' },
  ),
];
