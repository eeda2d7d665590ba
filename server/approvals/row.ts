import { and, eq, gte, lt, type SQL, sql, sum } from 'drizzle-orm';
import { type ApplicationStatus, evaluatedDays, evaluationOf } from '../../src/domain/approvals';
import { startOfDay, toMoment } from '../../src/domain/businessTime';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { accounts, classHourApplications, classHours, courses, students } from '../db/tables';
import { total } from '../page';
import type { Language } from '../words';

/** Applications as rows; all of them until a condition says which. */
export function selectApplications(db: Queries, language: Language, now: Date) {
  const { studentId, courseId } = classHourApplications;
  const hoursOf = (which?: SQL) =>
    db
      .select({ hours: sum(classHours.hours) })
      .from(classHours)
      .where(and(eq(classHours.studentId, studentId), eq(classHours.courseId, courseId), which));
  const isLate = gte(classHours.at, startOfDay(now, 1 - evaluatedDays));
  const used = hoursOf(and(lt(classHours.hours, 0), isLate));
  return db
    .select({
      id: classHourApplications.id,
      studentId: students.id,
      name: students.name,
      username: students.username,
      courseId: courses.id,
      courseName: courseName(language),
      hours: classHourApplications.hours,
      grade: students.grade,
      balance: sql`coalesce((${hoursOf()}), 0)`.mapWith(Number),
      used: sql`coalesce(-(${used}), 0)`.mapWith(Number),
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
    grade: row.grade,
    balance: row.balance,
    evaluation: evaluationOf(row.balance, row.used),
    purpose: row.purpose,
    applied_at: toMoment(row.appliedAt),
    status: row.status,
    remark: row.remark,
    decided_at: toMoment(row.decidedAt),
    decided_by: row.decidedBy,
  };
}
