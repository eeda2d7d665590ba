import { preparedQuestionInfo } from '../../contract/preparation';
import { record } from '../parts/record';

/** One question with its solution [SCREEN-160]. */
export const preparedQuestion = record({
  id: 'preparedQuestion',
  call: preparedQuestionInfo,
  mayBeAbsent: true,
});
