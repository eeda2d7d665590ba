import type { ClassFeedbackRow } from '../../domain/feedback';

const page = '/classFeedback/index';

/** What was written, and drafts. */
export const listPage = page;

/** Where the student is chosen whom a feedback is about. */
export const choosingPage = `${page}?view=write`;

export const writingPage = (studentId: number) => `${page}?student_id=${String(studentId)}`;

/** Where a feedback is read, or its draft continued. */
export const feedbackPage = ({
  student_id: student,
  feedback_id: id,
}: Pick<ClassFeedbackRow, 'student_id' | 'feedback_id'>) =>
  `${writingPage(student)}&feedback_id=${String(id)}`;

/** Where a new feedback begins with what another one says. */
export const copyingPage = ({ student_id: student, feedback_id: id }: ClassFeedbackRow) =>
  `${writingPage(student)}&copy_of=${String(id)}`;
