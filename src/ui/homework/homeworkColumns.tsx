import { homeworkPage } from '../../domain/addresses';
import { type HomeworkRow, titleOf } from '../../domain/homework';
import { columnsOf, count, link, moment, text, word } from '../parts/columns';
import { done, lesson } from '../parts/homework/columns';
import { Progress, progressWords } from './Progress';

const pageOf = ({ homework_id: id }: HomeworkRow) => homeworkPage(id);

/** The columns of the list by assignment: what decides what to do next is always in sight. */
export const homeworkColumns = columnsOf<HomeworkRow>('homework', [
  link('name', titleOf, pageOf),
  text('status', (row, { t }) => progressWords(row, t).join(t('pieces.separator')), {
    width: 40,
    cell: (homework) => <Progress homework={homework} />,
  }),
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
