import type { Course, Question, Student } from './content/types';
import { coursesOf } from './fillLessons';

const lessonsOf = (courses: readonly Course[]) =>
  courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.lessons));

/**
 * The lesson in which a student meets a question: one of the student's courses that teaches its point, or else any
 * of the subject, the same at every look; null where the student takes none.
 */
export function lessonOfAnswer(
  student: Student,
  question: Question,
  module: string,
): number | null {
  const taken = coursesOf(student).filter(({ subjectId }) => subjectId === question.subjectId);
  const fitting = taken.filter(
    ({ program }) => (program === 'foundation') === (module === 'foundation'),
  );
  const lessons = lessonsOf(fitting.length > 0 ? fitting : taken);
  const teaching = lessons.filter(({ cards }) =>
    cards.some(({ pointIds }) => pointIds.includes(question.pointId)),
  );
  const among = teaching.length > 0 ? teaching : lessons;
  return among[question.id % among.length]?.id ?? null;
}
