import { and, asc, eq } from 'drizzle-orm';
import { courseOfPoint, userCourseList } from '../../src/contract/lessons';
import { toMoment } from '../../src/domain/businessTime';
import { courseTypes, seasons } from '../../src/domain/lessons';
import { courseName } from '../courseName';
import { cardPoints, cards, courses, lessons } from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen, isCourseSeen } from '../students/seen';
import { coursesTaken } from './taken';

export const courseListHandlers: readonly Handler[] = [
  serve(userCourseList, async ({ payload, session, db, now, language }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const rows = await coursesTaken(db, studentId, subjectId, language);
    const list = rows.map(({ course, name, joinedAt, lastActiveAt, ...learned }) => ({
      course_id: course.id,
      name,
      type: courseTypes.find((type) => type === course.type) ?? 'formal',
      grade: course.grade,
      season: seasons.find((season) => season === course.season) ?? 'autumn',
      version: course.version,
      joined_at: toMoment(joinedAt),
      last_active_at: toMoment(lastActiveAt),
      lessons_learned: learned.lessonsLearned,
      lesson_count: learned.lessonCount,
    }));
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(courseOfPoint, async ({ payload, session, db, now, language }) => {
    const list = await db
      .selectDistinctOn([courses.id], {
        course_id: courses.id,
        name: courseName(language),
        lesson_name: lessons.name,
      })
      .from(courses)
      .innerJoin(lessons, eq(lessons.courseId, courses.id))
      .innerJoin(cards, eq(cards.lessonId, lessons.id))
      .innerJoin(cardPoints, eq(cardPoints.cardId, cards.id))
      .where(
        and(
          eq(cardPoints.pointId, payload.point_id),
          eq(courses.subjectId, payload.subject_id),
          isCourseSeen(db, session.account.id, courses.id),
        ),
      )
      .orderBy(asc(courses.id), asc(lessons.position));
    return { list, total: list.length, as_of: toMoment(now) };
  }),
];
