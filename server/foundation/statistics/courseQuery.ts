import {
  and,
  asc,
  count,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PayloadOf } from '../../../src/contract/call';
import type { foundationCourseExport } from '../../../src/contract/foundationCourses';
import type { FoundationStatus } from '../../../src/domain/foundation';
import {
  type CourseSort,
  type FoundationType,
  typeOfList,
} from '../../../src/domain/foundationTime';
import { courseLevels as levels } from '../../../src/domain/lessons';
import type { HealthLevel } from '../../../src/domain/students';
import { courseName } from '../../courseName';
import type { Queries } from '../../db/database';
import {
  courseLevels,
  courses,
  enrolments,
  foundationRounds,
  foundations,
  lessons,
  listings,
  students,
} from '../../db/tables';
import { namesStudent } from '../../keyword';
import { inOrder, isSet, total } from '../../page';
import type { Language } from '../../words';

export type Asked = PayloadOf<typeof foundationCourseExport>;

/** The student has been in the round. */
function hasRound(db: Queries, batch: number): SQL {
  return exists(
    db
      .select({ round: foundationRounds.round })
      .from(foundationRounds)
      .where(and(eq(foundationRounds.studentId, students.id), eq(foundationRounds.round, batch))),
  );
}

/** The foundation courses that the account's students take, as the filters find them. */
export function selectCourses(db: Queries, accountId: number, asked: Asked, language: Language) {
  const { subject_id, keyword, type = 'all', student_id, batch, state, sort, order } = asked;
  const { health = [], grade = [], level = [] } = asked;
  const lessonCount = db
    .select({ count: count() })
    .from(lessons)
    .where(eq(lessons.courseId, courses.id));
  const whole = sql<number>`(${lessonCount})`.mapWith(Number);
  const courseLevel = sql<number>`coalesce(${courseLevels.level}, ${levels.lowest})`.mapWith(
    Number,
  );
  const isCleared = sql`${enrolments.lessonsLearned} >= (${lessonCount})`;
  const name = courseName(language);
  const columns: Partial<Record<CourseSort, SQL>> = {
    ...{ name: sql`${students.pinyin}`, grade: sql`${students.grade}`, course: name },
    ...{ level: courseLevel, startsOn: sql`${enrolments.joinedAt}` },
    progress: sql`${enrolments.lessonsLearned}::real / greatest((${lessonCount}), 1)`,
  };
  const column = sort === undefined ? undefined : columns[sort];
  const modeType = typeOfList[type];
  return db
    .select({
      ...{ studentId: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, type: sql<FoundationType>`${students.foundationType}` },
      ...{ courseId: courses.id, courseName: name, level: courseLevel },
      round: sql<number>`coalesce(${students.foundationRound}, 1)`.mapWith(Number),
      status: sql<FoundationStatus>`coalesce(${foundations.status}, 'active')`,
      health: sql<HealthLevel>`${students.health}`,
      ...{ joinedAt: enrolments.joinedAt, clearedAt: enrolments.clearedAt },
      ...{ learned: enrolments.lessonsLearned, lessonCount: whole, total },
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .innerJoin(enrolments, and(eq(enrolments.studentId, students.id), isNull(enrolments.leftAt)))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(foundations, eq(foundations.studentId, students.id))
    .leftJoin(
      courseLevels,
      and(eq(courseLevels.studentId, students.id), eq(courseLevels.courseId, courses.id)),
    )
    .where(
      and(
        eq(listings.accountId, accountId),
        eq(courses.program, 'foundation'),
        eq(courses.subjectId, subject_id),
        isNotNull(students.foundationType),
        namesStudent(keyword),
        modeType === undefined ? undefined : eq(students.foundationType, modeType),
        student_id === undefined ? undefined : eq(students.id, student_id),
        batch === undefined ? undefined : hasRound(db, batch),
        state === undefined ? undefined : sql`(${isCleared}) = ${state === 'cleared'}`,
        isSet(health) ? inArray(students.health, health) : undefined,
        isSet(grade) ? inArray(students.grade, grade) : undefined,
        isSet(level) ? inArray(courseLevel, level) : undefined,
      ),
    )
    .orderBy(
      ...(column === undefined
        ? [asc(students.grade), asc(students.pinyin)]
        : [inOrder(column, order)]),
      asc(students.id),
      asc(courses.id),
    );
}

export type Row = Awaited<ReturnType<typeof selectCourses>>[number];
