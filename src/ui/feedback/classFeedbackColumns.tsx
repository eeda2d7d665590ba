import type { ClassFeedbackRow } from '../../domain/feedback';
import { actions, columnsOf, moment, person, status, text } from '../parts/columns';
import { TextLink } from '../parts/TextLink';
import { copyingPage, feedbackPage } from './feedbackPages';

const signs = { draft: 'watch', given: 'good' } as const;

/** The columns of the post-class feedback. */
export const classFeedbackColumns = columnsOf<ClassFeedbackRow>('feedback', [
  person<ClassFeedbackRow>('student', ({ student_name: name, ...row }) => ({ ...row, name }), {
    to: feedbackPage,
  }),
  status('status', (row) => row.status, signs),
  text('classDate', ({ class_date: date }) => date, {
    cell: ({ class_date: date }, { t, dates }) =>
      date === null ? t('parts:none') : dates.day(date),
  }),
  moment('changed', ({ changed_at: at }) => at),
  moment('given', ({ submitted_at: at }) => at),
  actions('copy', (row, { t }) => <TextLink to={copyingPage(row)}>{t('action.copy')}</TextLink>),
]);
