import { reviewTaskRows } from '../../machines/answers/reviews';
import { ReviewTasksScreen } from '../../ui/answers/ReviewTasksScreen';
import { screen } from './screen';

export const Screen = screen({
  chart: reviewTaskRows,
  view: ReviewTasksScreen,
  input: ({ subjectId, query }) => ({ scope: { subject_id: subjectId }, address: query }),
  addressed: 'itself',
});
