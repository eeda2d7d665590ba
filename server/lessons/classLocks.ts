import { and, asc, eq, exists, isNull } from 'drizzle-orm';
import type { AnswerOf } from '../../src/contract/call';
import { setClassLessonLock } from '../../src/contract/lessons';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { classes, classStudents, courses, enrolments, students } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { isSeen, tellOfStudent } from '../students/seen';
import { type ChosenLock, type Hand, setLock } from './setLock';
import { holdsLesson, lockPlace, standingLessons } from './standing';

interface Wanted {
  readonly subjectId: number;
  readonly classId: number;
  readonly lessonId: number;
}

/** Whether a student takes the course of the subject that holds a lesson, as a condition. */
function takesCourse(db: Queries, subjectId: number, lessonId: number) {
  return exists(
    db
      .select({ courseId: enrolments.courseId })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(
        and(
          eq(enrolments.studentId, students.id),
          isNull(enrolments.leftAt),
          eq(courses.subjectId, subjectId),
          holdsLesson(db, lessonId),
        ),
      ),
  );
}

/**
 * The students of an account's own class whom it sees and who take the lesson's course, in the order in which
 * their places are locked.
 */
function studentsOf(db: Queries, accountId: number, { subjectId, classId, lessonId }: Wanted) {
  return db
    .select({ id: students.id, name: students.name })
    .from(classStudents)
    .innerJoin(classes, eq(classes.id, classStudents.classId))
    .innerJoin(students, eq(students.id, classStudents.studentId))
    .where(
      and(
        eq(classes.id, classId),
        eq(classes.accountId, accountId),
        eq(classes.subjectId, subjectId),
        isSeen(db, accountId, students.id),
        takesCourse(db, subjectId, lessonId),
      ),
    )
    .orderBy(asc(students.id));
}

/** Sets a lesson's lock for one student of the class. */
async function setFor(
  db: Queries,
  studentId: number,
  { subjectId, lessonId }: Wanted,
  lock: ChosenLock,
  hand: Hand,
) {
  const which = holdsLesson(db, lessonId);
  const place = await lockPlace(db, { studentId, subjectId, which }, courseName('zh'));
  const all = await standingLessons(db, place);
  const lesson = all.find((one) => one.lessonId === lessonId);
  if (lesson === undefined) throw absent();
  try {
    const next = await setLock(db, { place, all, lesson }, lock, hand);
    return { outcome: 'done' as const, lock: next };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { outcome: 'refused' as const, lock: lesson.lock };
  }
}

export const classHandlers: readonly Handler[] = [
  serve(
    setClassLessonLock,
    async ({ payload, session, db, now }) => {
      const { subject_id: subjectId, class_id: classId, lesson_id: lessonId, lock } = payload;
      const { id: accountId } = session.account;
      const wanted = { subjectId, classId, lessonId };
      const outcomes: AnswerOf<typeof setClassLessonLock>['outcomes'] = [];
      for (const { id, name } of await studentsOf(db, accountId, wanted)) {
        const set = await setFor(db, id, wanted, lock, { accountId, now });
        outcomes.push({ student_id: id, name, ...set });
      }
      if (outcomes.length === 0) throw absent();
      const changed = outcomes.filter(({ outcome }) => outcome === 'done');
      for (const { student_id } of changed) {
        await tellOfStudent(db, student_id);
      }
      return { outcomes };
    },
    { needs: 'monitorClassPermission' },
  ),
];
