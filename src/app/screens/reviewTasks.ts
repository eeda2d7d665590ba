import { reviewTaskRows } from '../../machines/answers/reviews';
import { ReviewTasksScreen } from '../../ui/answers/ReviewTasksScreen';
import { listOfSubject, screen } from './screen';

export const Screen = screen({ ...listOfSubject, chart: reviewTaskRows, view: ReviewTasksScreen });
