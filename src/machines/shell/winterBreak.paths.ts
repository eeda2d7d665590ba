import { CallFailure } from '../../contract/failure';
import { vacationRule } from '../../domain/shell';

export const sampleVacation = { format_start_date: '2027-01-25', format_end_date: '2027-02-22' };

/** Samples for the paths of the break's page. */
export const winterBreakPaths = {
  inputs: { school: { payload: { rule_type: vacationRule, subject_id: 2 }, scope: {} } },
  outcomes: {
    load: {
      done: [{ rules: [sampleVacation] }, { rules: [] }],
      error: [new CallFailure('network', { path: '/userSupervision/getSchoolRule' })],
    },
  },
} as const;
