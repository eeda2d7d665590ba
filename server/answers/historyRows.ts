import { eq, sql } from 'drizzle-orm';
import {
  type AnswerRow,
  answerModules,
  answerOutcomes,
  errorCauses as causes,
  paceOf,
  questionTypes,
} from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { answers, courses, errorCauses, lessons, points, questions, students } from '../db/tables';
import { total } from '../page';
import { pointName } from '../pointName';
import type { Language } from '../words';
import { answerWords } from './answerWords';

/** What came of an answer, as SQL. */
export const outcome = sql<string>`case
  when ${answers.skipReason} is not null then 'skipped'
  when ${answers.isRight} then 'right' else 'wrong' end`;

/** What is shown of answer and question alone. */
const shown = {
  given: answers,
  question: {
    ...{ id: questions.id, type: questions.type, difficulty: questions.difficulty },
    ...{ stem: questions.stem, answer: questions.answer, deletedAt: questions.deletedAt },
  },
};

/**
 * Which answers, by what a condition of the history asks of, so that little is read of those that are not shown. To
 * count them holds them all: not counted, the total is 0.
 */
export function selectPlaces(db: Queries, { isCounted = true } = {}) {
  return db
    .select({ id: answers.id, total: isCounted ? total : sql<number>`0`.mapWith(Number) })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(points, eq(points.id, questions.pointId));
}

/** Answers with all that a row of the history shows; all of them until a condition says which. */
export function selectHistory(db: Queries, language: Language) {
  return db
    .select({
      ...shown,
      student: {
        ...{ id: students.id, name: students.name },
        ...{ username: students.username, grade: students.grade },
      },
      pointName: pointName(language),
      courseName: sql<string | null>`${courseName(language)}`,
      lessonName: lessons.name,
      outcome,
      cause: errorCauses.cause,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(points, eq(points.id, questions.pointId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(lessons, eq(lessons.id, answers.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(errorCauses, eq(errorCauses.answerId, answers.id));
}

/** A text of the database as one of the words that it may be. */
export function oneOf<Word extends string>(words: readonly Word[], text: string): Word {
  const word = words.find((known) => known === text);
  if (word === undefined) throw new Error(`"${text}" is none of ${words.join(', ')}`);
  return word;
}

/** A row of the history as it travels. */
export function historyRowOf(
  row: Awaited<ReturnType<typeof selectHistory>>[number],
  language: Language,
): AnswerRow {
  const { given, question, student } = row;
  const { seconds, hintsViewed } = given;
  const said = answerWords(language, question.type);
  const came = oneOf(answerOutcomes, row.outcome);
  return {
    answer_id: given.id,
    ...{ student_id: student.id, name: student.name, username: student.username },
    question_id: question.id,
    type: oneOf(questionTypes, question.type),
    difficulty: question.difficulty,
    stem: question.stem,
    is_deleted: question.deletedAt !== null,
    ...{ point_name: row.pointName, course_name: row.courseName, lesson_name: row.lessonName },
    module: oneOf(answerModules, given.module),
    outcome: came,
    ...{ answer: said(given.answer), right_answer: said(...question.answer) },
    ...{ seconds, pace: paceOf(seconds), hints_viewed: hintsViewed },
    skip_reason: given.skipReason,
    cause: row.cause === null ? null : oneOf(causes, row.cause),
    submitted_at: toMoment(given.submittedAt),
  };
}
