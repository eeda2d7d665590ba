import type { ClassFeedbackRow } from '../../domain/feedback';

const page = '/classFeedback/index';

/** What was written, and drafts. */
export const listPage = page;

/** Where the student is chosen whom a feedback is about. */
export const choosingPage = `${page}?view=write`;

/** Where a student is written of; of whom next, the class says where it is one. */
export const writingPage = (studentId: number, classId: number | null = null) =>
  `${page}?student_id=${String(studentId)}${classId === null ? '' : `&class_id=${String(classId)}`}`;

/** Where a feedback is read, or its draft continued. */
export const feedbackPage = ({
  student_id: student,
  feedback_id: id,
}: Pick<ClassFeedbackRow, 'student_id' | 'feedback_id'>) =>
  `${writingPage(student)}&feedback_id=${String(id)}`;

/** Where a new feedback begins with what another one says. */
export const copyingPage = ({ student_id: student, feedback_id: id }: ClassFeedbackRow) =>
  `${writingPage(student)}&copy_of=${String(id)}`;
