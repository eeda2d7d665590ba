import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Schooling } from '../../src/domain/reports';
import type { Queries } from '../db/database';
import { accounts, classes, classStudents, schools, students } from '../db/tables';

/** Where some students learn a subject, by student: their school, and their classes with who teaches them. */
export async function schoolingOf(
  db: Queries,
  ids: readonly number[],
  subjectId: number,
): Promise<ReadonlyMap<number, Schooling>> {
  const of = await db
    .select({
      id: students.id,
      username: students.username,
      grade: students.grade,
      school: schools.name,
    })
    .from(students)
    .innerJoin(schools, eq(schools.id, students.schoolId))
    .where(inArray(students.id, [...ids]));
  const joined = await db
    .select({ id: classStudents.studentId, name: classes.name, teacher: accounts.realName })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(accounts, eq(accounts.id, classes.accountId))
    .where(and(inArray(classStudents.studentId, [...ids]), eq(classes.subjectId, subjectId)))
    .orderBy(asc(classes.id));
  return new Map(
    of.map(({ id, ...who }) => {
      const own = joined.filter((one) => one.id === id);
      return [id, { ...who, classes: own.map(({ name, teacher }) => ({ name, teacher })) }];
    }),
  );
}
