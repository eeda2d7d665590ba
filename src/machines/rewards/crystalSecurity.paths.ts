import { crystalRow } from '../../domain/crystals';
import { formPaths } from '../parts/form.paths';
import { sampleOf } from '../parts/sample.paths';

const student = { ...sampleOf(crystalRow), crystal_cnt: 9 };

const paths = formPaths({
  input: {
    scope: {
      ...{ subject_id: 2, student },
      ...{ crystals: 2, reason: 'Given twice by mistake' },
    },
    values: { uname: 'zhou', password: 'demo1234' },
  },
  ...{ field: 'uname', wrong: '', right: 'zhou' },
  renewed: { student: { ...student, crystal_cnt: 8 } },
  answer: { crystal_cnt: 7 },
});

/** What QA plans the paths of the proof before a deduction with: on the screen both fields begin empty. */
export const crystalSecurityPaths = {
  ...paths,
  events: {
    ...paths.events,
    'field.changed': [...paths.events['field.changed'], { field: 'password', value: 'demo1234' }],
  },
};
