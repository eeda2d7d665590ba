import { historyInfo } from '../../contract/answers';
import { record } from '../parts/record';

/** One answer with its question, its solution, and what my students have answered [SCREEN-076]. */
export const answerDetail = record({ id: 'answerDetail', call: historyInfo, mayBeAbsent: true });

export {
  selectAnswer as selectGiven,
  selectFailure as selectGivenFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../parts/record';
