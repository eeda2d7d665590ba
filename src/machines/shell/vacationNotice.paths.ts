import { CallFailure } from '../../contract/failure';
import { sampleVacation } from './winterBreak.paths';

const teacher = { teacherId: 101, subjectId: 2, today: '2027-01-20' };
const far = { format_start_date: '2027-05-01', format_end_date: '2027-05-05' };

/** Samples for the paths of the vacation notice. */
export const vacationNoticePaths = {
  inputs: {
    first: { ...teacher, noticedOn: '2027-01-19' },
    again: { ...teacher, noticedOn: '2027-01-20' },
  },
  outcomes: {
    load: {
      done: [{ rules: [sampleVacation, far] }, { rules: [far] }],
      error: [new CallFailure('network', { path: '/userSupervision/getSchoolRule' })],
    },
  },
} as const;
