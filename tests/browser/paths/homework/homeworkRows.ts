import { homeworkRows } from '../../../../src/machines/homework/homeworkRows';
import { homeworkRowsPaths } from '../../../../src/machines/homework/homeworkRows.paths';
import { collectionAdapter } from '../collection';

/** Homework by assignment. */
export const homeworkRowsAdapter = collectionAdapter({
  chart: homeworkRows,
  catalogue: homeworkRowsPaths,
  words: 'homework',
  enter: '/homework/list?subject_id=3',
  search: { label: 'homework:search.homework', text: '作' },
});
