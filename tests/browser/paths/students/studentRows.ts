import { setStudentStatus, studentExport, studentList } from '../../../../src/contract/students';
import { studentRows } from '../../../../src/machines/students/studentRows';
import { studentRowsPaths } from '../../../../src/machines/students/studentRows.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, really } from '../answers';
import { choosing, collectionStage } from '../collection';
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
export const studentRowsStage = collectionStage({
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
  enter: '/student/list?subject_id=3',
  call: studentList,
  exports: studentExport,
  search: { label: 'students:search', text: '欧阳' },
  filter: choosing('students:filter.health', 'students:health.healthy'),
  column: 'students:column.grade',
  change: {
    control: rowMenu('students:action.hide'),
    answers: { call: setStudentStatus, done: [really, hiddenElsewhere], error: [lost] },
  },
  message: { type: 'student.changed' },
});
