import type { SnapshotFrom } from 'xstate';
import { errorBookInfo } from '../../contract/answers';
import type { AnswerOf } from '../../contract/call';
import { isAboutStudent } from '../../contract/socket';
import { record } from '../parts/record';

/** A wrong question with its solution, and every answer that the student has given to it. */
export type WrongQuestion = AnswerOf<typeof errorBookInfo>;

/** One wrong question: how far its revision has come, always up to date [WQU-01, WQU-02]. */
export const wrongQuestionDetail = record({
  id: 'wrongQuestionDetail',
  call: errorBookInfo,
  mayBeAbsent: true,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});

/** Whose wrong question it is. */
export const selectStudentId = ({ context }: SnapshotFrom<typeof wrongQuestionDetail>) =>
  context.payload.student_id;
