import { and, eq, type SQL, sql } from 'drizzle-orm';
import { businessDay, startOfDay } from '../../src/domain/businessTime';
import { rightIfAnswered } from '../answered';
import type { Queries } from '../db/database';
import { answers, chapters, courses, lessons, points, questions, students } from '../db/tables';
import { onDays } from '../onDays';
import { total } from '../page';

const number = (value: SQL) => sql<number>`${value}`.mapWith(Number);

/** What every report counts, of whatever rows: the one place where totals are made, of what an index has alone. */
export const totals = {
  answered: number(sql`count(${rightIfAnswered})`),
  right: number(sql`count(*) filter (where ${rightIfAnswered})`),
  skipped: number(
    sql`count(${answers.studentId}) filter (where ${answers.skipReason} is not null)`,
  ),
  seconds: number(sql`coalesce(sum(${answers.seconds}), 0)`),
};

interface Days {
  readonly days: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The first and the last business day that are meant; both belong to the report. */
export function daysOf({ days, from, to }: Days, now: Date): { from: string; to: string } {
  if (from !== undefined && to !== undefined) return { from, to };
  return { from: businessDay(startOfDay(now, 1 - Number(days))), to: businessDay(now) };
}

/** Whether an answer counts: it is of the subject, and of the days. */
export function isOfReport(subjectId: number, days: { from: string; to: string }) {
  return and(eq(questions.subjectId, subjectId), onDays(answers.submittedAt, days));
}

/** The same as a condition on answers alone, so that students who have none keep their row. */
export function isOfSubject(subjectId: number, days: { from: string; to: string }) {
  const ofSubject = sql`exists (select from ${questions} where ${questions.id} = ${answers.questionId}
    and ${questions.subjectId} = ${subjectId})`;
  return and(onDays(answers.submittedAt, days), ofSubject);
}

/** What the rows of a report are. */
export interface Group {
  readonly key: SQL;
  readonly name: SQL;
  /** Whose rows they are, where those of several students are asked for at once. */
  readonly student?: SQL;
}

/** Answers as the rows of a report; one row of all of them until it is grouped. */
export function selectReport(db: Queries, { key, name, student = sql`0` }: Group) {
  return db
    .select({
      key: sql<string>`${key}`,
      name: sql<string>`${name}`,
      student: sql<number>`${student}`,
      ...totals,
      total,
    })
    .from(answers)
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .innerJoin(points, eq(points.id, questions.pointId))
    .innerJoin(students, eq(students.id, answers.studentId))
    .leftJoin(lessons, eq(lessons.id, answers.lessonId))
    .leftJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(chapters, eq(chapters.id, lessons.chapterId));
}

/** The group of everything. */
export const everything: Group = { key: sql`'0'`, name: sql`''` };
