import { setStudentStatus } from '../../../../src/contract/students';
import { studentRows } from '../../../../src/machines/students/studentRows';
import { studentRowsPaths } from '../../../../src/machines/students/studentRows.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, really } from '../answers';
import { collectionAdapter } from '../collection';
import { rowMenu } from '../rows';

type Planned = typeof studentRowsPaths.events;

/** The same person has just hidden the student with another browser. */
const hiddenElsewhere: Answer = async (call, { world }) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const student_ids = (form.get('student_ids') ?? '').split(',').map(Number);
  const payload = { subject_id: 3, student_ids, status: 'hidden' } as const;
  await createClient(world.address).ask(setStudentStatus, payload, { as: 'zhou' });
  await call?.continue();
};

/** The lists of students. */
export const studentRowsAdapter = collectionAdapter({
  chart: studentRows,
  catalogue: {
    ...studentRowsPaths,
    events: {
      ...studentRowsPaths.events,
      // Whom a person has hidden goes, so that there is always another one in the first row.
      'change.requested': (state: Parameters<Planned['change.requested']>[0]) =>
        studentRowsPaths.events['change.requested'](state).filter(({ name }) => name === 'hidden'),
    },
  },
  words: 'students',
  enter: '/student/list?subject_id=3',
  search: { text: '欧阳' },
  change: {
    control: rowMenu('students:action.hide'),
    answers: { call: setStudentStatus, done: [really, hiddenElsewhere], error: [lost] },
  },
});
