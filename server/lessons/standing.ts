import { and, asc, eq, exists, isNull, type SQL } from 'drizzle-orm';
import {
  isNewFoundation,
  type LessonLock,
  lessonLocks as locks,
  lockByOrder,
} from '../../src/domain/lessons';
import type { Queries } from '../db/database';
import { chapters, courses, enrolments, lessonLocks, lessons } from '../db/tables';
import { absent } from '../refusal';

/** A student's place in a course. */
export interface Place {
  readonly studentId: number;
  readonly courseId: number;
  readonly courseName: string;
  readonly isNewFoundation: boolean;
  readonly lessonsLearned: number;
}

/** A lesson as it stands for one student. */
export interface StandingLesson {
  readonly lessonId: number;
  readonly name: string;
  readonly position: number;
  readonly chapterId: number;
  readonly isSprint: boolean;
  readonly lock: LessonLock;
}

interface Wanted {
  readonly studentId: number;
  readonly subjectId: number;
  /** Which course of the student's: by itself, or by one of its lessons. */
  readonly which: SQL;
}

/** A course that holds the lesson, as a condition. */
export function holdsLesson(db: Queries, lessonId: number): SQL {
  return exists(
    db
      .select({ id: lessons.id })
      .from(lessons)
      .where(and(eq(lessons.id, lessonId), eq(lessons.courseId, courses.id))),
  );
}

/** The courses of a subject that the student takes and that fit. */
function selectPlaces(db: Queries, { studentId, subjectId, which }: Wanted, name: SQL<string>) {
  return db
    .select({
      courseId: courses.id,
      courseName: name,
      program: courses.program,
      lessonsLearned: enrolments.lessonsLearned,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.studentId, studentId),
        eq(courses.subjectId, subjectId),
        isNull(enrolments.leftAt),
        which,
      ),
    );
}

type PlaceRow = Awaited<ReturnType<typeof selectPlaces>>[number];

function placeOf(studentId: number, row: PlaceRow | undefined): Place {
  if (row === undefined) throw absent();
  const { program, ...place } = row;
  return { ...place, studentId, isNewFoundation: isNewFoundation(program, row.lessonsLearned) };
}

/** The student's place in a course of the subject; absent where the student does not take it. */
export async function findPlace(db: Queries, wanted: Wanted, name: SQL<string>): Promise<Place> {
  const [row] = await selectPlaces(db, wanted, name);
  return placeOf(wanted.studentId, row);
}

/** The same, locked until the transaction ends: locks depend on each other within a course. */
export async function lockPlace(db: Queries, wanted: Wanted, name: SQL<string>): Promise<Place> {
  const [row] = await selectPlaces(db, wanted, name).for('update', { of: enrolments });
  return placeOf(wanted.studentId, row);
}

/** The lock that a row tells; the course's order says it where there is none. */
function lockOf(stored: string | null, position: number, lessonsLearned: number): LessonLock {
  return locks.find((lock) => lock === stored) ?? lockByOrder(position, lessonsLearned);
}

/** The lessons of a course in their order, each as it stands for the student [LCK-04]. */
export async function standingLessons(
  db: Queries,
  { studentId, courseId, lessonsLearned }: Place,
): Promise<StandingLesson[]> {
  const rows = await db
    .select({
      lessonId: lessons.id,
      name: lessons.name,
      position: lessons.position,
      chapterId: lessons.chapterId,
      isSprint: chapters.isSprint,
      stored: lessonLocks.lock,
    })
    .from(lessons)
    .innerJoin(chapters, eq(chapters.id, lessons.chapterId))
    .leftJoin(
      lessonLocks,
      and(eq(lessonLocks.lessonId, lessons.id), eq(lessonLocks.studentId, studentId)),
    )
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position));
  return rows.map(({ stored, ...lesson }) => ({
    ...lesson,
    lock: lockOf(stored, lesson.position, lessonsLearned),
  }));
}
