import { type HomeworkRow, progressOf, titleOf } from '../../domain/homework';
import { columnsOf, count, link, moment, status, word } from '../parts/columns';
import { done, lesson } from '../parts/homework/columns';
import { progressSigns } from '../parts/homework/homeworkSigns';

const pageOf = ({ homework_id: id }: HomeworkRow) => `/homework/list?homework_id=${String(id)}`;

/** The columns of the list by assignment: what decides what to do next is always in sight. */
export const homeworkColumns = columnsOf<HomeworkRow>('homework', [
  link('name', titleOf, pageOf),
  status('status', progressOf, progressSigns, { words: 'progress', width: 40 }),
  count('toBeCorrected', ({ counts }) => counts.toBeCorrected, {
    head: 'status.toBeCorrected',
    width: 36,
    list: { verb: 'action.correctCount', to: (row) => `${pageOf(row)}&status=toBeCorrected` },
  }),
  done,
  moment('deadline', ({ deadline }) => deadline),
  word('type', ({ type }) => type),
  lesson,
  moment('arranged', ({ arranged_at }) => arranged_at, { yields: 1 }),
]);
