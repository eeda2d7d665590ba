import { localSummary } from '../../contract/localPoints';
import { record } from '../parts/record';

/** What the campus has marked in the subject, and who did so last [SCREEN-146, CALL-092]. */
export const localSummaryRecord = record({
  id: 'localSummaryRecord',
  call: localSummary,
  concerns: ({ type }) => type === 'localPoints.changed',
});
