import type { PreparationKind, PreparedCourseHead, TestAccount } from '../../domain/preparation';

type Course = Pick<PreparedCourseHead, 'course_id' | 'type'>;

const at = (path: string, named: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams(Object.entries(named).map(([name, value]) => [name, String(value)])).toString()}`;

/** The list of the courses of a kind: new courses that are being polished have one of their own. */
export const listOf = (kind: PreparationKind | undefined) =>
  kind === 'polishing' ? '/grindingClass/list' : '/prepare/list';

const detailOf = (course: Course, named: Readonly<Record<string, string | number>>) =>
  at(course.type === 'polishing' ? '/grindingClass/detail' : '/prepare/detail', {
    ...{ course_id: course.course_id, ...named },
  });

/** The graph of a course, with a point of it chosen. */
export const graphOf = (course: Course, pointId?: number) =>
  detailOf(course, pointId === undefined ? {} : { point: pointId });

export const lessonsOf = ({ course_id }: Course) => at('/prepare/lessonlist', { course_id });

/** The questions of a course, or of one of its points. */
export const questionsOf = (course: Course, pointId?: number) =>
  detailOf(course, { view: 'questions', ...(pointId !== undefined && { point: pointId }) });

export const questionOf = (course: Course, questionId: number) =>
  detailOf(course, { view: 'question', question_id: questionId });

export const practiceOf = (course: Course, questionId: number, testAccount: TestAccount = 'A') =>
  detailOf(course, { view: 'practice', question_id: questionId, test_account: testAccount });
