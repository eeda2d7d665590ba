import { and, asc, desc, eq, exists, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import type { reportRows } from '../../src/contract/reports';
import type { Queries } from '../db/database';
import { answers, classStudents, courses, lessons, students } from '../db/tables';
import { total } from '../page';
import { isSeen } from '../students/seen';
import { isOfSubject, totals } from './totals';

interface Asked extends PayloadOf<typeof reportRows> {
  readonly from: string;
  readonly to: string;
}

/** A class's report by student: all whom the account sees, also those without answers, who answered most first. */
export function selectMembers(db: Queries, accountId: number, classId: number, asked: Asked) {
  const { program, course_id: courseId } = asked;
  const ofCourse = db
    .select({ id: lessons.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .where(
      and(
        eq(lessons.id, answers.lessonId),
        program === undefined ? undefined : eq(courses.program, program),
        courseId === undefined ? undefined : eq(courses.id, courseId),
      ),
    );
  const counts = and(
    eq(answers.studentId, students.id),
    isOfSubject(asked.subject_id, asked),
    program === undefined && courseId === undefined ? undefined : exists(ofCourse),
  );
  return (limit: number, offset: number) =>
    db
      .select({
        ...{ key: sql<string>`${students.id}::text`, name: students.name, student: students.id },
        ...totals,
        total,
      })
      .from(classStudents)
      .innerJoin(students, eq(students.id, classStudents.studentId))
      .leftJoin(answers, counts)
      .where(and(eq(classStudents.classId, classId), isSeen(db, accountId, students.id)))
      .groupBy(students.id, students.name)
      .orderBy(desc(totals.answered), asc(students.id))
      .limit(limit)
      .offset(offset);
}
