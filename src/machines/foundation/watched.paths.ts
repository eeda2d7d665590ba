import { watchPaths } from '../parts/record.paths';
import { sampleRecord } from './foundationMode.paths';

const payload = { subject_id: 2, student_id: 7 };

/** Samples for the paths of the two watched answers. */
export const foundationWatchPaths = watchPaths({ payload, answer: sampleRecord, studentId: 7 });
export const smartModeWatchPaths = watchPaths({
  payload,
  answer: { mode: 'on', others: [], as_of: sampleRecord.as_of },
  studentId: 7,
});
