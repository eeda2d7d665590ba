import { eq, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import type { ApplicationStatus } from '../../src/domain/approvals';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { accounts, classHourApplications, courses, students } from '../db/tables';
import { total } from '../page';
import type { Language } from '../words';

/** Applications as rows; all of them until a condition says which. */
export function selectApplications(db: Queries, language: Language) {
  return db
    .select({
      id: classHourApplications.id,
      studentId: students.id,
      name: students.name,
      username: students.username,
      courseId: courses.id,
      courseName: courseName(language),
      hours: classHourApplications.hours,
      purpose: classHourApplications.purpose,
      appliedAt: classHourApplications.appliedAt,
      status: sql<ApplicationStatus>`${classHourApplications.status}`,
      decidedAt: classHourApplications.decidedAt,
      decidedBy: accounts.realName,
      remark: classHourApplications.remark,
      total,
    })
    .from(classHourApplications)
    .innerJoin(students, eq(students.id, classHourApplications.studentId))
    .innerJoin(courses, eq(courses.id, classHourApplications.courseId))
    .leftJoin(accounts, eq(accounts.id, classHourApplications.decidedBy));
}

/** A row as it travels [ENTITY-033]. */
export function applicationRowOf(row: Awaited<ReturnType<typeof selectApplications>>[number]) {
  return {
    application_id: row.id,
    student_id: row.studentId,
    name: row.name,
    username: row.username,
    course_id: row.courseId,
    course_name: row.courseName,
    hours: row.hours,
    applied_at: toMoment(row.appliedAt),
    status: row.status,
    decided_at: row.decidedAt === null ? null : toMoment(row.decidedAt),
    decided_by: row.decidedBy,
  };
}
