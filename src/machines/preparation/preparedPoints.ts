import type { AnswerOf } from '../../contract/call';
import { preparedPoints as call } from '../../contract/preparation';
import { record } from '../parts/record';

export type PreparedPoints = AnswerOf<typeof call>;

/** The knowledge points of a course, with the mastery of the account's students [CALL-093, SCREEN-157]. */
export const preparedPoints = record({
  id: 'preparedPoints',
  call,
  mayBeAbsent: true,
  concerns: ({ type }) => type === 'preparation.changed',
});
