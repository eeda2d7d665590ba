import { formPaths } from '../parts/form.paths';

const paths = formPaths({
  input: {
    scope: { subject_id: 2 },
    values: { uname: 'zhou', password: 'demo1234', version: '' },
  },
  ...{ field: 'uname', wrong: '', right: 'zhou' },
  answer: { restored_count: 3 },
});

/** What QA plans the paths of a restore with: on the screen both fields begin empty. */
export const localRestorePaths = {
  ...paths,
  events: {
    ...paths.events,
    'field.changed': [...paths.events['field.changed'], { field: 'password', value: 'demo1234' }],
  },
};
