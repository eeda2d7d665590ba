import { historyFilters } from '../../contract/answers';
import { record } from '../parts/record';

/** What the answer history can be filtered by: students, classes, courses, lessons, cards and points. */
export const answerOptions = record({ id: 'answerOptions', call: historyFilters });

export {
  selectAnswer as selectOptions,
  selectIsFailed as selectOptionsFailed,
} from '../parts/record';
