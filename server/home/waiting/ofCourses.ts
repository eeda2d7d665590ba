import { and, eq, type SQL, sql } from 'drizzle-orm';
import { courseName } from '../../courseName';
import type { Queries } from '../../db/database';
import { classHourApplications, courseLevels, courses, students } from '../../db/tables';
import { isSeen } from '../../students/seen';
import { type GivenDesk, oneStudent, thing } from './things';

/** The columns of a thing that waits in the courses of one student. */
const ofCourses = (
  kind: 'applicationPending' | 'levelChoice',
  since: typeof classHourApplications.appliedAt | typeof courseLevels.changedAt,
  { language }: GivenDesk,
) =>
  thing({
    ...{ kind, key: students.id, students: oneStudent },
    name: sql`min(${courseName(language)})`,
    ...{ count: sql`count(*)`, since: sql`min(${since})` },
  });

const isMeant = (db: Queries, waits: SQL, { accountId, subjectId }: GivenDesk) =>
  and(waits, eq(courses.subjectId, subjectId), isSeen(db, accountId, students.id));

/** Class hours that were applied for and evaluated, one thing a student. */
export function pendingApplications(db: Queries, desk: GivenDesk) {
  return db
    .select(ofCourses('applicationPending', classHourApplications.appliedAt, desk))
    .from(classHourApplications)
    .innerJoin(students, eq(students.id, classHourApplications.studentId))
    .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
    .where(isMeant(db, eq(classHourApplications.status, 'pending'), desk))
    .groupBy(students.id);
}

/** Levels that have ended and wait for a choice, one thing a student. */
export function levelsToChoose(db: Queries, desk: GivenDesk) {
  return db
    .select(ofCourses('levelChoice', courseLevels.changedAt, desk))
    .from(courseLevels)
    .innerJoin(students, eq(students.id, courseLevels.studentId))
    .innerJoin(courses, eq(courses.id, courseLevels.courseId))
    .where(isMeant(db, eq(courseLevels.stage, 'levelEnd'), desk))
    .groupBy(students.id);
}
