import { and, eq } from 'drizzle-orm';
import { courseVersions } from '../../src/domain/lessons';
import { preparedPageSize } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import {
  answers,
  classes,
  classStudents,
  courseListings,
  courses,
  enrolments,
  homework,
  homeworkPersons,
  listings,
  questions,
} from '../db/tables';
import { insertAll } from '../world/insert';

interface Whose {
  readonly accountId: number;
  readonly subjectId: number;
}

/** All students of an account are given all that it has assigned in a subject: long lists, both ways. */
export async function giveEverybody(
  db: Queries,
  { accountId, subjectId }: Whose,
  status: 'invalid' | 'expired' = 'invalid',
): Promise<void> {
  const pairs = await db
    .select({ homeworkId: homework.id, studentId: listings.studentId, dueAt: homework.deadline })
    .from(homework)
    .innerJoin(listings, eq(listings.accountId, homework.accountId))
    .where(and(eq(homework.accountId, accountId), eq(homework.subjectId, subjectId)));
  await db
    .insert(homeworkPersons)
    .values(pairs.map((pair) => ({ ...pair, status })))
    .onConflictDoNothing();
}

/** An account has more classes and new courses of a subject than a page shows; all students are in the first class. */
export async function giveCourses(
  db: Queries,
  { accountId, subjectId }: Whose,
  now: Date,
): Promise<void> {
  const usual = {
    type: 'formal',
    program: 'synchronized',
    season: 'autumn',
    version: courseVersions[0],
  };
  const names = Array.from({ length: 21 }, (_, at) => `Course ${String(at + 1)}`);
  const made = await db
    .insert(courses)
    .values(names.map((name) => ({ ...usual, subjectId, name, grade: 7 })))
    .returning({ courseId: courses.id });
  await db
    .insert(courseListings)
    .values(made.map((row) => ({ ...row, accountId, assignedAt: now })));
  const [first] = await db
    .insert(classes)
    .values(names.map((name) => ({ accountId, subjectId, name, grade: 7 })))
    .returning({ classId: classes.id });
  const all = await db
    .select({ studentId: listings.studentId })
    .from(listings)
    .where(eq(listings.accountId, accountId));
  if (first !== undefined)
    await db.insert(classStudents).values(all.map((row) => ({ ...row, ...first })));
  // A course of which no student takes a lesson is not seen everywhere.
  const student = all.slice(0, 1);
  await db
    .insert(enrolments)
    .values(student.flatMap((one) => made.map((row) => ({ ...one, ...row, joinedAt: now }))));
}

/** The point of a question has so many like it, answered alike, that its list has a second page. */
export async function giveQuestions(db: Queries, questionId: number): Promise<void> {
  const [one] = await db.select().from(questions).where(eq(questions.id, questionId));
  if (one === undefined) return;
  const { id: _, ...question } = one;
  const copies = await db
    .insert(questions)
    .values(Array.from({ length: preparedPageSize }, () => question))
    .returning({ questionId: questions.id });
  const given = await db.select().from(answers).where(eq(answers.questionId, questionId));
  const again = copies.flatMap((copy) => given.map(({ id: __, ...one }) => ({ ...one, ...copy })));
  await insertAll(db, answers, again);
}
