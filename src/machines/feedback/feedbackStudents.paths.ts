import { CallFailure } from '../../contract/failure';
import { studentOptions } from '../../contract/options';
import { sampleOf } from '../parts/sample.paths';

/** What QA plans the paths of the students to write of with. */
export const feedbackStudentsPaths = {
  inputs: { usual: { payload: { subject_id: 2 }, scope: {} } },
  outcomes: {
    load: {
      done: [sampleOf(studentOptions.answer)],
      error: [new CallFailure('network', { path: studentOptions.path })],
    },
  },
} as const;
