import { type HomeworkPersonRow, titleOf } from '../../domain/homework';
import { columnsOf, link, moment, word } from '../parts/columns';
import { fileMoment } from '../parts/dates';
import { lesson, personPage, standing } from '../parts/homework/columns';

/** A student's past homework, on the page and in a file. */
export const historyColumns = columnsOf<HomeworkPersonRow>('homework', [
  link(
    'name',
    ({ essay_title, homework_name: name }) => titleOf({ essay_title, name }),
    personPage,
  ),
  ...standing,
  moment('completed', ({ completed_at: at }) => at, {
    ...{ head: 'column.completedAt', width: 50 },
    // Under it, so that the paper has room for both: what is overdue has only this one.
    note: ({ deadline }, { t, dates }) => t('history.due', { at: dates.moment(deadline) }),
    file: {
      'column.completedAt': ({ completed_at: at }) => fileMoment(at),
      'column.deadline': ({ deadline }) => fileMoment(deadline),
    },
  }),
  lesson,
  word('type', ({ type }) => type, { yields: 1 }),
]);
