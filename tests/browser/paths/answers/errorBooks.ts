import { errorBookRows, errorBookStudentRows } from '../../../../src/machines/answers/errorBooks';
import {
  errorBookRowsPaths,
  errorBookStudentRowsPaths,
} from '../../../../src/machines/answers/errorBooks.paths';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import type { ScreenAdapter } from '../adapter';

const books = collectionAdapter({
  chart: errorBookStudentRows,
  catalogue: errorBookStudentRowsPaths,
  words: 'answers',
  enter: '/errorbook/list?subject_id=3',
  search: { text: '欧阳', label: 'answers:books.search' },
});

/** The students with error books. */
export const errorBooksAdapter: ScreenAdapter = {
  ...books,
  elsewhere: {
    ...books.elsewhere,
    'errorBookStudentRows.search.typing|filters.cleared|0':
      'There are no filters, and a search is cleared only once it has found nothing',
  },
};

/** One student's wrong questions. */
export const errorBookAdapter = collectionAdapter({
  chart: errorBookRows,
  catalogue: errorBookRowsPaths,
  words: 'answers',
  enter: '/errorbook/info?subject_id=3&student_id=10011',
  search: { text: '的' },
  filter: choosingTab('answers:status', 'unresolved'),
});
