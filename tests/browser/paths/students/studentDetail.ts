import { studentList } from '../../../../src/contract/students';
import { studentInfo } from '../../../../src/contract/student';
import { studentDetail } from '../../../../src/machines/students/studentDetail';
import { studentDetailPaths } from '../../../../src/machines/students/studentDetail.paths';
import { createClient } from '../../../server/rig/client';
import { come } from '../come';
import { type Answer, lost, really, sending } from '../answers';
import { tell } from '../socket';
import { button, leaveDialog } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

const subject_id = 3;
type List = 'responsible' | 'nonSupervised';

/** The first student of a list. */
async function firstOf({ world }: Walk, list: List): Promise<string> {
  const asked = { subject_id, list, page: 1, page_size: 1 } as const;
  const { list: rows } = await createClient(world.address).ask(studentList, asked, { as: 'zhou' });
  return String(rows[0]?.student_id);
}

/** The server is asked for a student who is not supervised and takes no course of the subject, and answers who that is. */
const unsupervised: Answer = async (call, walk) => {
  const client = createClient(walk.world.address);
  const student_id = Number(await firstOf(walk, 'nonSupervised'));
  for (const subject of [5, 4, 3, 2, 1]) {
    const asked = { subject_id: subject, student_id };
    const { courses } = await client.ask(studentInfo, asked, { as: 'zhou' });
    if (courses.length === 0)
      return sending({ student_id: String(student_id), subject_id: String(subject) })(call, walk);
  }
  throw new Error('there is a course of every subject');
};

/** What a reminder asks, or why there is none, is closed. */
const closes: Answer = async (_, walk) => leaveDialog.find(walk).click();

/** The tab of each start. */
const views: Readonly<Record<string, string>> = {
  overview: 'overview',
  homework: 'homework',
  customization: 'customization',
  lockUnlock: 'lockUnlock',
  report: 'report',
  history: 'history',
  errorBook: 'errorBook',
  studyTime: 'studyTime',
  behaviour: 'behaviour',
  foundationMode: 'foundationMode',
  rebuildFoundation: 'rebuildFoundation',
  nobody: 'homework',
};

/** The page of one student. */
export const studentDetailAdapter: ScreenAdapter = {
  chart: studentDetail,
  catalogue: studentDetailPaths,
  async enter(walk, start) {
    const id = start === 'nobody' ? '0' : await firstOf(walk, 'responsible');
    const address = `/student/detail?subject_id=${String(subject_id)}&student_id=${id}&view=${views[start]}`;
    await come(walk, address);
  },
  events: {
    'load.retried': button('parts:failed.retry'),
    'customerRecord.requested': button('students:act.customerRecord'),
    'reminder.requested': button('students:act.remind'),
    // Whose it is the message need not say: then it may be anybody's.
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: 'student.changed' }) },
  },
  answers: {
    load: {
      done: [really, unsupervised],
      error: [lost, sending({ student_id: '999999' })],
    },
    askCustomerRecord: { done: [really], error: [lost] },
    studentReminder: { done: [closes] },
  },
};
