import { localSummary } from '../../contract/localPoints';
import { recordPaths } from '../parts/record.paths';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of the campus's summary with. */
export const localSummaryRecordPaths = recordPaths({
  path: localSummary.path,
  payload: { subject_id: 3 },
  answers: [sampleOf(localSummary.answer), sampleOf(localSummary.answer, 1)],
  message: 'localPoints.changed',
});
