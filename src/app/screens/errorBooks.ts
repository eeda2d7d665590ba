import { errorBookStudentRows } from '../../machines/answers/errorBooks';
import { ErrorBooksScreen } from '../../ui/answers/ErrorBooksScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: errorBookStudentRows,
  view: ErrorBooksScreen,
  input: ({ subjectId, query }) => ({
    scope: { subject_id: subjectId },
    address: query,
  }),
  addressed: 'itself',
});
