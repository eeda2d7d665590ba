import { and, desc, eq } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import type { gradingPlace } from '../../src/contract/grading';
import { type CommentedWork, usesOf, type UsedComment } from '../../src/domain/commentBank';
import { countedComments } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import {
  answers,
  corrections,
  gradings,
  homework,
  homeworkPersons,
  questions,
  students,
} from '../db/tables';

/** What an account wrote to its last essays in a subject, the latest first. */
async function writtenToEssays(
  db: Queries,
  accountId: number,
  subjectId: number,
): Promise<CommentedWork[]> {
  const written = await db
    .select({
      student: students.name,
      comment: corrections.comment,
      categories: corrections.categoryComments,
    })
    .from(corrections)
    .innerJoin(homeworkPersons, eq(homeworkPersons.id, corrections.personId))
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(and(eq(corrections.accountId, accountId), eq(homework.subjectId, subjectId)))
    .orderBy(desc(corrections.correctedAt), desc(corrections.personId))
    .limit(countedComments.works);
  return written.map(({ student, comment, categories }) => ({
    student,
    comments: { ...categories, comment },
  }));
}

/** What an account wrote to its last written answers in a subject, the latest first. */
async function writtenToAnswers(
  db: Queries,
  accountId: number,
  subjectId: number,
): Promise<CommentedWork[]> {
  const written = await db
    .select({ student: students.name, grading: gradings.grading })
    .from(gradings)
    .innerJoin(answers, eq(answers.id, gradings.answerId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(eq(gradings.accountId, accountId), eq(questions.subjectId, subjectId)))
    .orderBy(desc(gradings.gradedAt), desc(gradings.answerId))
    .limit(countedComments.works);
  return written.map(({ student, grading }) => ({
    student,
    comments: { comment: grading.comment },
  }));
}

/** The comments that an account used in its last works of a kind in a subject, most used first. */
export async function usedComments(
  db: Queries,
  accountId: number,
  { kind, subject_id: subjectId }: PayloadOf<typeof gradingPlace>,
): Promise<UsedComment[]> {
  const writtenTo = kind === 'essay' ? writtenToEssays : writtenToAnswers;
  const written = await writtenTo(db, accountId, subjectId);
  return usesOf(written, countedComments.lines);
}
