import { dayLength } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { approvals, purposes, rejections } from './content/approvals';
import { students } from './content/people';
import type { Student } from './content/types';
import { coursesOf } from './fillLessons';
import { continueIds, insertAll } from './insert';
import type { Random } from './random';

type Application = typeof tables.classHourApplications.$inferInsert;

/** Class hours bought with a course. */
const hoursBought = 40;
/** How many applications there have been, about one a day, and how many of the latest wait. */
const applied = { count: 60, evaluating: 2, pending: 12 };
const daysBetween = 0.9;
const minute = 60_000;

/** What was decided on an application, some hours later. */
function decision(appliedAt: Date, random: Random): Partial<Application> {
  const isApproved = random.happens(0.75);
  return {
    status: isApproved ? 'approved' : 'rejected',
    decidedBy: accountId('zhou'),
    decidedAt: new Date(appliedAt.getTime() + random.whole(90, 1500) * minute),
    remark: random.pick(isApproved ? approvals : rejections),
  };
}

/** Applications of Zhou's students, the latest first: two are evaluated, twelve wait, the others are decided. */
function applications(today: Date, random: Random): Application[] {
  const own = students.filter(
    ({ analysts, list }) => analysts.includes('zhou') && list === 'responsible',
  );
  return Array.from({ length: applied.count }, (_, at) => {
    const student = random.pick(own);
    const course = random.pick(coursesOf(student));
    const daysAgo = at < applied.evaluating ? (at + 1) / 50 : (at - 1) * daysBetween;
    const appliedAt = new Date(today.getTime() - daysAgo * dayLength);
    const waits = at < applied.evaluating ? 'evaluating' : 'pending';
    return {
      id: applied.count - at,
      studentId: student.id,
      courseId: course.id,
      hours: random.pick([4, 8, 10, 12, 16, 20]),
      purpose: random.pick(purposes),
      appliedAt,
      status: waits,
      ...(at < applied.evaluating + applied.pending ? {} : decision(appliedAt, random)),
    };
  });
}

/** The hours that were bought with each course of a student, and those that its lessons have used. */
async function fillHours(db: Queries, given: readonly Application[]): Promise<void> {
  const taken = await db
    .select({
      studentId: tables.enrolments.studentId,
      courseId: tables.enrolments.courseId,
      joinedAt: tables.enrolments.joinedAt,
      lastActiveAt: tables.enrolments.lastActiveAt,
      used: tables.enrolments.lessonsLearned,
    })
    .from(tables.enrolments);
  await insertAll(db, tables.classHours, [
    ...taken.map(({ studentId, courseId, joinedAt }) => ({
      ...{ studentId, courseId, hours: hoursBought, at: joinedAt },
    })),
    ...taken.flatMap(({ studentId, courseId, lastActiveAt, used }) =>
      lastActiveAt === null || used === 0
        ? []
        : [{ studentId, courseId, hours: -used, at: lastActiveAt }],
    ),
    ...given
      .filter(({ status }) => status === 'approved')
      .map(({ id, studentId, courseId, hours, decidedAt, appliedAt }) => ({
        ...{ studentId, courseId, hours, applicationId: id, at: decidedAt ?? appliedAt },
      })),
  ]);
}

/** An application for class hours that a student has just sent, as a row. */
export function newApplication(student: Student, now: Date, random: Random): Application {
  return {
    studentId: student.id,
    courseId: random.pick(coursesOf(student)).id,
    hours: random.pick([4, 8, 12]),
    purpose: random.pick(purposes),
    appliedAt: now,
    status: 'evaluating',
  };
}

/** Who has applied for class hours, what became of it, and what everybody has left. */
export async function fillApprovals(db: Queries, today: Date, random: Random): Promise<void> {
  const all = applications(today, random);
  await insertAll(db, tables.classHourApplications, all);
  await continueIds(db, tables.classHourApplications);
  await fillHours(db, all);
}
