import type { ClassFeedbackRow } from '../../domain/feedback';
import { columnsOf, moment, person, status, text } from '../parts/columns';
import { feedbackPage } from './feedbackPages';

const signs = { draft: 'watch', given: 'good' } as const;

/** What is shown of a post-class feedback. */
export const classFeedbackKinds = [
  person<ClassFeedbackRow>('student', ({ student_name: name, ...row }) => ({ ...row, name }), {
    to: feedbackPage,
  }),
  status('status', (row: ClassFeedbackRow) => row.status, signs),
  text<ClassFeedbackRow>('classDate', ({ class_date: date }) => date, {
    cell: ({ class_date: date }, { t, dates }) =>
      date === null ? t('parts:none') : dates.day(date),
  }),
  moment<ClassFeedbackRow>('changed', ({ changed_at: at }) => at),
  moment<ClassFeedbackRow>('given', ({ submitted_at: at }) => at),
];

/** The columns of the file, which holds what was written, too [SCREEN-096]. */
export const classFeedbackColumns = columnsOf<ClassFeedbackRow>('feedback', [
  ...classFeedbackKinds,
  text('content', ({ content }) => content, { head: 'field.class_content' }),
  text('stars', ({ stars }) => stars, { head: 'field.stars' }),
  text('evaluation', ({ evaluation }) => evaluation, { head: 'field.evaluation' }),
  text('homework', ({ homework }) => homework, { head: 'field.homework' }),
]);
