import { preparedQuestionInfo } from '../../contract/preparation';
import { recordPaths } from '../parts/record.paths';
import { answered } from './practice.paths';

const payload = { subject_id: 2, course_id: 7, question_id: 2 };

/** Samples for the paths of one question. */
export const preparedQuestionPaths = recordPaths({
  ...{ path: preparedQuestionInfo.path, payload, none: { ...payload, question_id: 0 } },
  answers: [answered],
});
