import { vacationRule } from '../../../../src/domain/shell';
import { winterBreak } from '../../../../src/machines/shell/winterBreak';
import { sampleVacation, winterBreakPaths } from '../../../../src/machines/shell/winterBreak.paths';
import { comeBack } from '../../world';
import { recordAdapter } from '../record';

/** Subjects by start; the school knows its vacations for two years, and none after them. */
const starts = { school: 2, later: 3 } as const;
const later = '2029-03-01T10:00:00+08:00';

const inputOf = (subject_id: number) => ({
  payload: { rule_type: vacationRule, subject_id },
  scope: {},
});

/** The page of the next break. */
export const winterBreakAdapter = recordAdapter({
  chart: winterBreak,
  catalogue: {
    inputs: { school: inputOf(starts.school), later: inputOf(starts.later) },
    outcomes: {
      load: {
        ...winterBreakPaths.outcomes.load,
        done: ({ context: { payload } }: { context: { payload: { subject_id: number } } }) => [
          { rules: payload.subject_id === starts.school ? [sampleVacation] : [] },
        ],
      },
    },
  },
  async enter({ page, world, language }, start) {
    if (start === 'later') await world.control('clock', { now: later });
    const subjectId = start === 'later' ? starts.later : starts.school;
    await comeBack(page, world, 'zhou', `/winterBreak?subject_id=${String(subjectId)}`, language);
  },
});
