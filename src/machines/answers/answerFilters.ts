import { historyFiltersForm } from '../../domain/answers';
import { form } from '../parts/form';

/** Further filters of the answer history: own days and a range of difficulty [SCREEN-073, SCREEN-075, VALID-072]. */
export const answerFilters = form({
  id: 'answerFilters',
  scope: {},
  schema: historyFiltersForm,
  initial: { from: '', to: '', minimum: '', maximum: '' },
  keepsDraft: false,
});
