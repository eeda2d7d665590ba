import type { AnswerOf } from '../../contract/call';
import { examClass as call } from '../../contract/exams';
import { record } from '../parts/record';

export type ExamClass = AnswerOf<typeof call>;

/** How own students did in a paper, and who has no result in it yet [SCREEN-139]. */
export const examClass = record({
  id: 'examClass',
  call,
  mayBeAbsent: true,
  concerns: ({ type }) => type === 'student.changed',
});
