import { type HomeworkPersonRow, titleOf } from '../../domain/homework';
import { columnsOf, link, moment, word } from '../parts/columns';
import { lesson, personPage, progress } from '../parts/homework/columns';

/** A student's past homework, on the page and in a file. */
export const historyColumns = columnsOf<HomeworkPersonRow>('homework', [
  link(
    'name',
    ({ essay_title, homework_name: name }) => titleOf({ essay_title, name }),
    personPage,
  ),
  ...progress,
  moment('deadline', ({ deadline }) => deadline, { width: 43, yields: 2 }),
  lesson,
  word('type', ({ type }) => type, { yields: 1 }),
]);
