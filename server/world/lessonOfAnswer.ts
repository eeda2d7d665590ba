import type { Course, Question, Student } from './content/types';
import { coursesOf } from './fillLessons';

const lessonsOf = (courses: readonly Course[]) =>
  courses.flatMap((course) => course.chapters.flatMap((chapter) => chapter.lessons));

/** The courses of the question's subject that a student takes: the foundation's, and all others. */
function coursesFor(student: Student, { subjectId }: Question) {
  const taken = coursesOf(student).filter((course) => course.subjectId === subjectId);
  const isFoundation = ({ program }: Course) => program === 'foundation';
  return {
    foundation: taken.filter(isFoundation),
    others: taken.filter((course) => !isFoundation(course)),
  };
}

/** Where a student meets a question, as far as the courses allow: whoever has no foundation studies none of it. */
export function moduleOfAnswer(student: Student, question: Question, wantsFoundation: boolean) {
  if (student.foundation === null) return 'synchronous';
  const { foundation, others } = coursesFor(student, question);
  const hasChoice = foundation.length > 0 && others.length > 0;
  const isFoundation = hasChoice ? wantsFoundation : others.length === 0;
  return isFoundation ? 'foundation' : 'synchronous';
}

/**
 * The lesson in which a student meets a question: one of the student's courses that teaches its point, or else any
 * of the subject, the same at every look; null where the student takes none.
 */
export function lessonOfAnswer(
  student: Student,
  question: Question,
  module: string,
): number | null {
  const { foundation, others } = coursesFor(student, question);
  const lessons = lessonsOf(module === 'foundation' ? foundation : others);
  const teaching = lessons.filter(({ cards }) =>
    cards.some(({ pointIds }) => pointIds.includes(question.pointId)),
  );
  const among = teaching.length > 0 ? teaching : lessons;
  return among[question.id % among.length]?.id ?? null;
}
