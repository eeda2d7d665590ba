import { preparedQuestionInfo } from '../../contract/preparation';
import { absentOrLost } from '../parts/record.paths';
import { answered } from './practice.paths';

const { path } = preparedQuestionInfo;
const payload = { subject_id: 2, course_id: 7, question_id: 2 };

/** Samples for the paths of one question. */
export const preparedQuestionPaths = {
  inputs: {
    usual: { payload, scope: {} },
    none: { payload: { ...payload, question_id: 0 }, scope: {} },
  },
  outcomes: {
    load: {
      done: [answered],
      error: absentOrLost(path),
    },
  },
} as const;
