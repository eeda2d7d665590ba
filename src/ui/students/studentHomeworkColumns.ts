import { type HomeworkPersonRow, titleOf } from '../../domain/homework';
import { columnsOf, link, moment, word } from '../parts/columns';
import { lesson, personPage, progress, work } from '../parts/homework/columns';

/** The columns of one student's homework. */
export const studentHomeworkColumns = columnsOf<HomeworkPersonRow>('homework', [
  link(
    'name',
    ({ essay_title, homework_name: name }) => titleOf({ essay_title, name }),
    personPage,
  ),
  ...progress,
  work,
  moment('deadline', ({ deadline }) => deadline, { width: 43 }),
  lesson,
  word('type', ({ type }) => type, { yields: 1 }),
]);
