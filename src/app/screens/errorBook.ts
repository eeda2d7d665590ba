import { errorBookRows } from '../../machines/answers/errorBooks';
import { ErrorBookScreen } from '../../ui/answers/ErrorBookScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: errorBookRows,
  view: ErrorBookScreen,
  input: ({ subjectId, key, query }) => ({
    scope: { subject_id: subjectId, student_id: Number(key['student_id'] ?? 0) },
    address: query,
  }),
  addressed: 'itself',
});
