import type { SnapshotFrom } from 'xstate';
import { getSchoolRule } from '../../contract/shell';
import type { SchoolRule } from '../../domain/shell';
import { record } from '../parts/record';

/** When the school's next break is, and what goes on meanwhile [SCREEN-187]. */
export const winterBreak = record({
  id: 'winterBreak',
  call: getSchoolRule,
  isEmpty: ({ rules }) => rules.length === 0,
});

const none: readonly SchoolRule[] = [];

/** The vacations that have not ended yet, the next first. */
export const selectVacations = ({ context }: SnapshotFrom<typeof winterBreak>) =>
  context.answer?.rules ?? none;
export {
  selectFailure as selectBreakFailure,
  selectIsFailed as selectHasFailed,
  selectIsLoading,
} from '../parts/record';
