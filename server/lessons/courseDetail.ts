import { and, asc, desc, eq, exists, isNull, type SQL } from 'drizzle-orm';
import { courseStudents } from '../../src/contract/courses';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { courses, enrolments, lessons, listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { outlineOf } from './courseStandings';
import { courseRowOf, selectOwnCourses } from './courses';
import { isOfGrades } from './isOfGrades';
import { isOwnCourse } from './ownCourses';

/** The account's students who take the course and fit. */
function learnersOf(db: Queries, accountId: number, courseId: number, fitting?: SQL) {
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, lessons_learned: enrolments.lessonsLearned },
      ...{ lastActiveAt: enrolments.lastActiveAt, total },
    })
    .from(enrolments)
    .innerJoin(students, eq(students.id, enrolments.studentId))
    .innerJoin(listings, eq(listings.studentId, students.id))
    .where(
      and(
        eq(enrolments.courseId, courseId),
        isNull(enrolments.leftAt),
        eq(listings.accountId, accountId),
        fitting,
      ),
    )
    .orderBy(desc(enrolments.lessonsLearned), asc(students.pinyin), asc(students.id));
}

/** Whether a lesson is the last one that whoever takes the course has learned. */
function isLastLesson(db: Queries, lessonId: number): SQL {
  return exists(
    db
      .select({ id: lessons.id })
      .from(lessons)
      .where(
        and(
          eq(lessons.id, lessonId),
          eq(lessons.courseId, enrolments.courseId),
          eq(lessons.position, enrolments.lessonsLearned),
        ),
      ),
  );
}

export const courseDetailHandlers: readonly Handler[] = [
  serve(
    courseStudents,
    async ({ payload, session, db, now, language }) => {
      const { id: accountId } = session.account;
      const { course_id: courseId, subject_id: subjectId, keyword, grade, lesson_id } = payload;
      const [course] = await selectOwnCourses(db, accountId, language).where(
        and(eq(courses.id, courseId), isOwnCourse(db, accountId, subjectId)),
      );
      if (course === undefined) throw absent();
      const found = await pageOf(
        learnersOf(
          db,
          accountId,
          courseId,
          and(
            namesStudent(keyword),
            isOfGrades(students.grade, grade),
            lesson_id === undefined ? undefined : isLastLesson(db, lesson_id),
          ),
        ),
        payload,
      );
      const everybody = await learnersOf(db, accountId, courseId);
      const outline = await outlineOf(db, courseId);
      const lessonsOf = (chapterId: number) =>
        outline.lessons
          .filter((lesson) => lesson.chapterId === chapterId)
          .map(({ id, name, position }) => ({
            ...{ lesson_id: id, name },
            cards: outline.cards.flatMap((card) => (card.lessonId === id ? [card.name] : [])),
            learned_count: everybody.filter((one) => one.lessons_learned >= position).length,
          }));
      return {
        ...listed(
          found,
          ({ lastActiveAt, total: _, ...row }) => ({
            ...row,
            last_active_at: toMoment(lastActiveAt),
          }),
          now,
        ),
        course: courseRowOf(course),
        chapters: outline.chapters.map(({ id, name, isSprint }) => ({
          ...{ chapter_id: id, name, is_sprint: isSprint, lessons: lessonsOf(id) },
        })),
      };
    },
    { needs: 'hasPermission' },
  ),
];
