import { and, asc, desc, eq, inArray, isNull, max, not, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { errorBookInfo, errorBookList, errorBookStudents } from '../../src/contract/answers';
import {
  questionTypes,
  type WrongQuestionStatus,
  wrongQuestionStatuses,
} from '../../src/domain/answers';
import { toMoment } from '../../src/domain/businessTime';
import { type ErrorBookListRow, groupsBy } from '../../src/domain/errorBookSheet';
import { isOpen } from '../../src/machines/answers/wrongQuestion';
import { rightIfAnswered } from '../answered';
import { countWhere } from '../counting';
import type { Queries } from '../db/database';
import {
  answers,
  courses,
  lessons,
  listings,
  points,
  questions,
  students,
  wrongQuestions,
} from '../db/tables';
import { containsWords, namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { pointName } from '../pointName';
import { type Handler, serve } from '../serve';
import { absent } from '../refusal';
import { demandSeen, namedStudentOf } from '../students/seen';
import type { Language } from '../words';
import { answerWords } from './answerWords';
import { oneOf } from './historyRows';
import { lastCause, wrongAnswersOf } from './lastCause';
import { passageOf } from './passage';

const openStatuses = wrongQuestionStatuses.filter(isOpen);

/** Whether a wrong question still waits to be corrected, as a condition. */
export const isWaiting = inArray(wrongQuestions.status, openStatuses);

const counted = (statuses: readonly WrongQuestionStatus[]) =>
  countWhere(inArray(wrongQuestions.status, [...statuses]));

/** What the error book of each of the account's students holds of a subject. */
function bookOf(db: Queries, accountId: number, subjectId: number) {
  return db
    .select({
      studentId: wrongQuestions.studentId,
      openCount: counted(openStatuses).as('open_count'),
      resolvedCount: counted(['resolved']).as('resolved_count'),
      lastAddedAt: max(wrongQuestions.wrongAt).as('last_added_at'),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .where(
      and(
        eq(questions.subjectId, subjectId),
        inArray(
          wrongQuestions.studentId,
          db
            .select({ studentId: listings.studentId })
            .from(listings)
            .where(eq(listings.accountId, accountId)),
        ),
      ),
    )
    .groupBy(wrongQuestions.studentId)
    .as('book');
}

/** Wrong questions as rows; all of them until a condition says which. */
function selectWrong(db: Queries, language: Language) {
  return db
    .select({
      question: questions,
      pointName: pointName(language),
      studentId: wrongQuestions.studentId,
      status: sql<WrongQuestionStatus>`${wrongQuestions.status}`,
      wrongAt: wrongQuestions.wrongAt,
      correctedAt: wrongQuestions.correctedAt,
      total,
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(points, eq(points.id, questions.pointId));
}

type WrongRow = Awaited<ReturnType<typeof selectWrong>>[number];

function wrongRowOf({ question, pointName: point, ...row }: WrongRow) {
  const { studentId, status, wrongAt, correctedAt } = row;
  const { id, type, difficulty, stem, pointId } = question;
  return {
    student_id: studentId,
    ...{
      question_id: id,
      type: oneOf(questionTypes, type),
      difficulty,
      stem,
      is_deleted: question.deletedAt !== null,
      point_id: pointId,
      point_name: point,
    },
    ...{ status, wrong_at: toMoment(wrongAt), corrected_at: toMoment(correctedAt) },
  };
}

/** Whether the question was got wrong in a lesson of a formal course, or only elsewhere. */
function isOfLesson(lesson: PayloadOf<typeof errorBookList>['lesson']) {
  if (lesson === undefined) return undefined;
  const isNormalized = sql`exists (select from ${answers}
    join ${lessons} on ${lessons.id} = ${answers.lessonId}
    join ${courses} on ${courses.id} = ${lessons.courseId}
    where ${answers.studentId} = ${wrongQuestions.studentId}
      and ${answers.questionId} = ${wrongQuestions.questionId}
      and not ${rightIfAnswered} and ${courses.type} = 'formal')`;
  return lesson === 'normalized' ? isNormalized : not(isNormalized);
}

/** A page of wrong questions group by group, each with how many its group has in all. */
function pageOfGroups(
  rows: readonly ErrorBookListRow[],
  by: Parameters<typeof groupsBy>[1],
  from: number,
  size: number,
): ErrorBookListRow[] {
  return groupsBy(rows, by)
    .flatMap(({ key, questions: own }) =>
      own.map((row) => ({ ...row, group: { key, count: own.length } })),
    )
    .slice(from, from + size);
}

type Meant = Pick<
  PayloadOf<typeof errorBookList>,
  'student_id' | 'subject_id' | 'lesson' | 'keyword'
>;

const isMeant = ({ student_id: studentId, subject_id: subjectId, lesson, keyword }: Meant) =>
  and(
    eq(wrongQuestions.studentId, studentId),
    eq(questions.subjectId, subjectId),
    isOfLesson(lesson),
    containsWords(keyword, [questions.stem, points.name]),
  );

/** How many wrong questions a student has at each status, of those that are searched for. */
async function countStatuses(db: Queries, meant: Meant) {
  const [row] = await db
    .select({
      unresolved: counted(['unresolved']),
      correctedOnce: counted(['correctedOnce']),
      resolved: counted(['resolved']),
    })
    .from(wrongQuestions)
    .innerJoin(questions, eq(questions.id, wrongQuestions.questionId))
    .innerJoin(points, eq(points.id, questions.pointId))
    .where(isMeant(meant));
  return row ?? { unresolved: 0, correctedOnce: 0, resolved: 0 };
}

export const errorBookHandlers: readonly Handler[] = [
  serve(errorBookStudents, async ({ payload, session, db, now }) => {
    const book = bookOf(db, session.account.id, payload.subject_id);
    const openCount = sql<number>`coalesce(${book.openCount}, 0)`.mapWith(Number);
    const found = await pageOf(
      db
        .select({
          id: students.id,
          name: students.name,
          username: students.username,
          grade: students.grade,
          openCount,
          resolvedCount: sql<number>`coalesce(${book.resolvedCount}, 0)`.mapWith(Number),
          lastAddedAt: book.lastAddedAt,
          total,
        })
        .from(listings)
        .innerJoin(students, eq(students.id, listings.studentId))
        .leftJoin(book, eq(book.studentId, students.id))
        .where(and(eq(listings.accountId, session.account.id), namesStudent(payload.keyword)))
        .orderBy(desc(openCount), asc(students.id)),
      payload,
    );
    return listed(
      found,
      (row) => ({
        student_id: row.id,
        name: row.name,
        username: row.username,
        grade: row.grade,
        open_count: row.openCount,
        resolved_count: row.resolvedCount,
        last_added_at: toMoment(row.lastAddedAt),
      }),
      now,
    );
  }),

  serve(errorBookList, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, status, point_id: pointId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const { by, page, page_size: size } = payload;
    const meant = selectWrong(db, language)
      .where(
        and(
          isMeant(payload),
          inArray(wrongQuestions.status, status === undefined ? openStatuses : [status]),
          pointId === undefined ? undefined : eq(questions.pointId, pointId),
        ),
      )
      .orderBy(desc(wrongQuestions.wrongAt), desc(questions.id))
      .$dynamic();
    // Groups are made of all that is in the book: a supposed cause is no column.
    const all = by === undefined ? null : await meant;
    const found = all === null ? await pageOf(meant, payload) : { rows: all, total: all.length };
    const ids = found.rows.map(({ question }) => question.id);
    const wrong = await wrongAnswersOf(db, studentId, ids);
    const rows = found.rows.map((row) => ({
      ...wrongRowOf(row),
      cause: lastCause(row.question, wrong),
      group: null,
    }));
    const counts = await countStatuses(db, payload);
    return {
      ...listed(
        {
          rows: by === undefined ? rows : pageOfGroups(rows, by, (page - 1) * size, size),
          total: found.total,
        },
        (row) => row,
        now,
      ),
      counts,
      student: await namedStudentOf(db, studentId),
    };
  }),

  serve(errorBookInfo, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, question_id: questionId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const [row] = await selectWrong(db, language).where(
      and(
        eq(wrongQuestions.studentId, studentId),
        eq(questions.id, questionId),
        eq(questions.subjectId, payload.subject_id),
      ),
    );
    if (row === undefined) throw absent();
    const given = await db
      .select()
      .from(answers)
      .where(
        and(
          eq(answers.studentId, studentId),
          eq(answers.questionId, questionId),
          isNull(answers.skipReason),
        ),
      )
      .orderBy(desc(answers.submittedAt), desc(answers.id));
    const { type, options, answer, hint, analysis, passageId } = row.question;
    const words = answerWords(language, type);
    return {
      ...wrongRowOf(row),
      ...{ options, right_answer: answer.map((part) => words(part)), hint, analysis },
      passage: await passageOf(db, passageId),
      student: await namedStudentOf(db, studentId),
      as_of: toMoment(now),
      given: given.map(({ answer: said, isRight, seconds, submittedAt }) => ({
        ...{ answer: words(said), is_right: isRight, seconds, at: toMoment(submittedAt) },
      })),
    };
  }),
];
