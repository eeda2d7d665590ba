import { endExamLink, examLink as read, makeExamLink } from '../../contract/exams';
import { parentLink } from '../parts/parentLink';

/** The link by which parents read a result: made when it is asked for, and taken back [CALL-184]. */
export const examLink = parentLink({
  id: 'examLink',
  ...{ read, make: makeExamLink, end: endExamLink },
});
