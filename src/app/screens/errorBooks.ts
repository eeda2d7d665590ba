import { errorBookStudentRows } from '../../machines/answers/errorBooks';
import { ErrorBooksScreen } from '../../ui/answers/ErrorBooksScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({
  ...listOfSubject,
  chart: errorBookStudentRows,
  view: ErrorBooksScreen,
});
