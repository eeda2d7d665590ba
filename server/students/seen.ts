import { and, eq, exists, inArray, isNull, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { SocketMessage } from '../../src/contract/socket';
import type { NamedStudent } from '../../src/domain/students';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { courses, enrolments, listings, students } from '../db/tables';
import { absent } from '../refusal';
import { publish } from '../socket/publish';

/** Whether an account sees a student, as a condition: the administrator put the student into its lists [ROLE-044]. */
export function isSeen(db: Queries, accountId: Given<number>, studentId: SQLWrapper): SQL {
  return exists(
    db
      .select({ studentId: listings.studentId })
      .from(listings)
      .where(and(eq(listings.accountId, accountId), eq(listings.studentId, studentId))),
  );
}

/** Demands that the account sees all of these students; somebody else's is as absent as none at all. */
export async function demandSeen(
  db: Queries,
  accountId: number,
  studentIds: readonly number[],
): Promise<void> {
  const wanted = new Set(studentIds);
  const found = await db
    .select({ studentId: listings.studentId })
    .from(listings)
    .where(and(eq(listings.accountId, accountId), inArray(listings.studentId, [...wanted])));
  if (found.length !== wanted.size) throw absent();
}

/**
 * Those of some students whom the account sees, and how many others there are; absent where it sees none of them.
 * An act for several is done for those who are seen: the others may have left since they were ticked.
 */
export async function seenAmong(
  db: Queries,
  accountId: number,
  studentIds: readonly number[],
): Promise<{ studentIds: number[]; notYours: number }> {
  const wanted = [...new Set(studentIds)];
  const found = await db
    .select({ studentId: listings.studentId })
    .from(listings)
    .where(and(eq(listings.accountId, accountId), inArray(listings.studentId, wanted)));
  if (found.length === 0) throw absent();
  const seen = new Set(found.map(({ studentId }) => studentId));
  return {
    studentIds: wanted.filter((id) => seen.has(id)),
    notYours: wanted.length - found.length,
  };
}

/** What tells a student from others; absent where there is none such. */
export async function namedStudentOf(db: Queries, studentId: number): Promise<NamedStudent> {
  const [student] = await db
    .select({ name: students.name, username: students.username, grade: students.grade })
    .from(students)
    .where(eq(students.id, studentId));
  if (student === undefined) throw absent();
  return student;
}

/** Whether an account sees a course, as a condition: one of its students takes it. */
export function isCourseSeen(db: Queries, accountId: Given<number>, courseId: SQLWrapper): SQL {
  return exists(
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .innerJoin(listings, eq(listings.studentId, enrolments.studentId))
      .where(
        and(
          eq(listings.accountId, accountId),
          eq(enrolments.courseId, courseId),
          isNull(enrolments.leftAt),
        ),
      ),
  );
}

/** Demands that the account sees a course, and that it is one of the subject. */
export async function demandCourse(
  db: Queries,
  accountId: number,
  { course_id, subject_id }: { course_id: number; subject_id: number },
): Promise<void> {
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(
      and(
        eq(courses.id, course_id),
        eq(courses.subjectId, subject_id),
        isCourseSeen(db, accountId, courses.id),
      ),
    );
  if (course === undefined) throw absent();
}

/** Tells everybody who sees one of these students, once the change is committed. */
export async function tellSeers(
  db: Queries,
  studentIds: readonly number[],
  message: SocketMessage,
): Promise<void> {
  if (studentIds.length === 0) return;
  const seers = await db
    .selectDistinct({ accountId: listings.accountId })
    .from(listings)
    .where(inArray(listings.studentId, [...studentIds]));
  await publish(
    db,
    seers.map(({ accountId }) => accountId),
    message,
  );
}

/** Tells everybody who sees the student that something of theirs has changed. */
export function tellOfStudent(db: Queries, studentId: number): Promise<void> {
  return tellSeers(db, [studentId], { type: 'student.changed', student_id: studentId });
}

/** Locks a student until the transaction ends, for what has no row of its own yet; absent where there is none. */
export async function lockStudent(db: Queries, studentId: number): Promise<void> {
  const [student] = await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  if (student === undefined) throw absent();
}
