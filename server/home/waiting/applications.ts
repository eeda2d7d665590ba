import { and, eq, sql } from 'drizzle-orm';
import { courseName } from '../../courseName';
import type { Queries } from '../../db/database';
import { classHourApplications, courses, students } from '../../db/tables';
import { isSeen } from '../../students/seen';
import {
  dueAt,
  momentOf,
  never,
  noAnswers,
  noTitle,
  oneStudent,
  thing,
  type GivenDesk,
} from './things';

/** Class hours that were applied for and evaluated, one thing a student. */
export function pendingApplications(db: Queries, { accountId, subjectId, language }: GivenDesk) {
  return db
    .select({
      ...thing('applicationPending', students.id),
      name: sql<string>`min(${courseName(language)})`.as('name'),
      essayTitle: noTitle,
      students: oneStudent,
      answers: noAnswers,
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
      since: momentOf(sql`min(${classHourApplications.appliedAt})`, 'since'),
      dueAt: dueAt(never),
    })
    .from(classHourApplications)
    .innerJoin(students, eq(students.id, classHourApplications.studentId))
    .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
    .where(
      and(
        eq(classHourApplications.status, 'pending'),
        eq(courses.subjectId, subjectId),
        isSeen(db, accountId, students.id),
      ),
    )
    .groupBy(students.id);
}
