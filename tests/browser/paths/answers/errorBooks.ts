import { errorBookRows, errorBookStudentRows } from '../../../../src/machines/answers/errorBooks';
import {
  errorBookRowsPaths,
  errorBookStudentRowsPaths,
} from '../../../../src/machines/answers/errorBooks.paths';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';

/** The students with error books. */
export const errorBooksAdapter = collectionAdapter({
  chart: errorBookStudentRows,
  catalogue: errorBookStudentRowsPaths,
  words: 'answers',
  enter: '/errorbook/list?subject_id=3',
  search: { text: '欧阳', label: 'answers:books.search' },
});

/** One student's wrong questions. */
export const errorBookAdapter = collectionAdapter({
  chart: errorBookRows,
  catalogue: errorBookRowsPaths,
  words: 'answers',
  enter: '/errorbook/info?subject_id=3&student_id=10011',
  search: { text: '的' },
  filter: choosingTab('answers:status', 'unresolved'),
});
