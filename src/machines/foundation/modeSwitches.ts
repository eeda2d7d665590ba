import type { AnswerOf } from '../../contract/call';
import { modeRecords } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import { record } from '../parts/record';

/** One switch: when, from which mode to which, by whom. */
export type ModeSwitch = AnswerOf<typeof modeRecords>['list'][number];

/** The switches of a student's mode in the past year [SCREEN-189]. */
export const modeSwitches = record({
  id: 'modeSwitches',
  call: modeRecords,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
});
