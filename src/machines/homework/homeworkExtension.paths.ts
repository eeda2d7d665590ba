import { formPaths } from '../parts/form.paths';
import { samplePerson } from './personRows.paths';

/** What QA plans the paths of a later deadline with. */
export const homeworkExtensionPaths = formPaths({
  input: {
    scope: { subject_id: 3, persons: [samplePerson], as_of: '2026-11-20T14:30:00+08:00' },
    values: { deadline: '2026-11-29T20:00:00+08:00' },
  },
  field: 'deadline',
  wrong: samplePerson.deadline,
  right: '2026-11-30T20:00:00+08:00',
  others: {
    several: {
      scope: {
        subject_id: 3,
        persons: [samplePerson, { ...samplePerson, person_id: 8, student_name: 'Ben' }],
        as_of: '2026-11-20T14:30:00+08:00',
      },
      values: { deadline: '2026-11-29T20:00:00+08:00' },
    },
  },
  answer: {
    persons: [{ ...samplePerson, deadline: '2026-11-29T20:00:00+08:00' }],
    left_out: [],
  },
});
