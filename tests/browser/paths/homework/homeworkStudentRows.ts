import { homeworkStudentRows } from '../../../../src/machines/homework/homeworkStudentRows';
import { homeworkStudentRowsPaths } from '../../../../src/machines/homework/homeworkStudentRows.paths';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';

/** Homework by student. */
export const homeworkStudentRowsAdapter = collectionAdapter({
  chart: homeworkStudentRows,
  catalogue: homeworkStudentRowsPaths,
  words: 'homework',
  enter: '/homework/list?subject_id=3&view=student',
  filter: choosingTab('homework:status', 'expired'),
  search: { label: 'homework:search.student', text: '欧阳' },
  column: 'students:column.grade',
});
