import { homeworkPage } from '../../domain/addresses';
import { type HomeworkRow, titleOf } from '../../domain/homework';
import { columnsOf, count, link, moment, text, word } from '../parts/columns';
import { done, lesson } from '../parts/homework/columns';
import { leftUntil } from './leftUntil';
import { Progress, progressWords } from './Progress';

const pageOf = ({ homework_id: id }: HomeworkRow) => homeworkPage(id);

/** The columns of the list by assignment, as of a moment: what decides what to do next is always in sight. */
export const homeworkColumnsAt = (asOf: string) =>
  columnsOf<HomeworkRow>('homework', [
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
    moment('deadline', ({ deadline }) => deadline, {
      note: (row, { t }) =>
        row.withdrawn_at === null ? leftUntil(row.deadline, asOf, t) : t('notDue.short'),
    }),
    word('type', ({ type }) => type),
    lesson,
    moment('arranged', ({ arranged_at }) => arranged_at, { yields: 1, ordered: 'descending' }),
  ]);

/** The same for a file, which tells no moment of its own. */
export const homeworkColumns = homeworkColumnsAt('');
