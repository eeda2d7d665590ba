import { and, eq, sql } from 'drizzle-orm';
import { courseName } from '../../courseName';
import type { Queries } from '../../db/database';
import { courseLevels, courses, students } from '../../db/tables';
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

/** Levels that have ended and wait for a choice, one thing a student. */
export function levelsToChoose(db: Queries, { accountId, subjectId, language }: GivenDesk) {
  return db
    .select({
      ...thing('levelChoice', students.id),
      name: sql<string>`min(${courseName(language)})`.as('name'),
      essayTitle: noTitle,
      students: oneStudent,
      answers: noAnswers,
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
      since: momentOf(sql`min(${courseLevels.changedAt})`, 'since'),
      dueAt: dueAt(never),
    })
    .from(courseLevels)
    .innerJoin(students, eq(students.id, courseLevels.studentId))
    .innerJoin(courses, eq(courses.id, courseLevels.courseId))
    .where(
      and(
        eq(courseLevels.stage, 'levelEnd'),
        eq(courses.subjectId, subjectId),
        isSeen(db, accountId, students.id),
      ),
    )
    .groupBy(students.id);
}
