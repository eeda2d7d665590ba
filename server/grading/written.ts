import { and, asc, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import { writtenTypes } from '../../src/domain/grading';
import { manualPoolShare } from '../../src/domain/limits';
import { isPassageOf, passageColumns } from '../answers/passage';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import {
  accounts,
  answers,
  boardImages,
  gradings,
  listings,
  passages,
  questions,
  students,
} from '../db/tables';
import { total } from '../page';
import { absent } from '../refusal';

/**
 * Whether an answer is in the manual pool, a fixed share of all, as a condition: ids are spread over
 * each hundred by the factor [CONST-032].
 */
export const isInManualPool = lt(sql`${answers.id} % 100 * 37 % 100`, manualPoolShare * 100);

/** The written answers that an account may grade in a subject; a skipped question has none. */
export function isWritten(db: Queries, accountId: Given<number>, subjectId: Given<number>) {
  const written = db
    .select({ id: questions.id })
    .from(questions)
    .where(and(inArray(questions.type, [...writtenTypes]), eq(questions.subjectId, subjectId)));
  const seen = db
    .select({ studentId: listings.studentId })
    .from(listings)
    .where(eq(listings.accountId, accountId));
  return and(
    // Named one by one, so that their answers are found by question and student in few looks at the index.
    sql`${answers.questionId} = any(array(${written}))`,
    isNull(answers.skipReason),
    ne(answers.answer, ''),
    sql`${answers.studentId} = any(array(${seen}))`,
  );
}

/** Which written answers, and how many there are. */
export function selectWrittenPlaces(db: Queries) {
  return db
    .select({ id: answers.id, total })
    .from(answers)
    .leftJoin(gradings, eq(gradings.answerId, answers.id));
}

/** Written answers with whoever has graded them. */
export function selectWritten(db: Queries) {
  return db
    .select({
      id: answers.id,
      studentId: students.id,
      studentName: students.name,
      username: students.username,
      studentGrade: students.grade,
      submittedAt: answers.submittedAt,
      type: questions.type,
      stem: questions.stem,
      passage: passageColumns,
      answer: answers.answer,
      rightAnswer: questions.answer,
      grading: gradings.grading,
      gradedAt: gradings.gradedAt,
      gradedBy: accounts.realName,
      graderId: gradings.accountId,
      image: boardImages.image,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(passages, isPassageOf)
    .leftJoin(boardImages, eq(boardImages.answerId, answers.id))
    .leftJoin(gradings, eq(gradings.answerId, answers.id))
    .leftJoin(accounts, eq(accounts.id, gradings.accountId));
}

/** Those that nobody has graded come first, and of them those that wait longest. */
export const longestWaiting = [
  sql`${gradings.answerId} is not null`,
  asc(answers.submittedAt),
  asc(answers.id),
];

export type WrittenAnswer = Awaited<ReturnType<typeof selectWritten>>[number];

/** A written answer that the account may grade, or absent. */
export async function writtenAnswer(
  db: Queries,
  accountId: number,
  { answer_id, subject_id }: { answer_id: number; subject_id: number },
): Promise<WrittenAnswer> {
  const [row] = await selectWritten(db).where(
    and(eq(answers.id, answer_id), isWritten(db, accountId, subject_id)),
  );
  if (row === undefined) throw absent();
  return row;
}

/** Whose answer it is. Its revision is 0, and 1 once it is graded. */
export function whoOf({ id, studentId, username, submittedAt, gradedAt, ...row }: WrittenAnswer) {
  return {
    answer_id: id,
    student_id: studentId,
    student_name: row.studentName,
    student_username: username,
    student_grade: row.studentGrade,
    submitted_at: toMoment(submittedAt),
    revision: gradedAt === null ? 0 : 1,
  };
}

/** The type of its question, of which a person grades the answers. */
export const typeOf = ({ type }: WrittenAnswer): (typeof writtenTypes)[number] =>
  type === 'essay' ? 'essay' : 'subjective';

/** Who graded an answer, and when; null before. */
export function graderOf({ gradedAt, gradedBy, graderId }: WrittenAnswer, askedBy: number) {
  return gradedAt === null || gradedBy === null
    ? null
    : {
        corrected_at: toMoment(gradedAt),
        corrected_by: gradedBy,
        is_own: graderId === askedBy,
      };
}
