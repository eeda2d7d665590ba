import { setCourseStatus } from '../../../../src/contract/courses';
import { courseRows } from '../../../../src/machines/lessons/courseRows';
import { courseRowsPaths } from '../../../../src/machines/lessons/courseRows.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { type Answer, lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { rowMenu } from '../rows';

type Planned = typeof courseRowsPaths.events;

const whose = { uname: 'zhou', subject_id: '2' };

/** The same person has just hidden the course with another browser. */
const hiddenElsewhere: Answer = async (call, { world }) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const course_ids = (form.get('course_ids') ?? '').split(',').map(Number);
  const payload = { subject_id: 2, course_ids, status: 'hidden' } as const;
  await createClient(world.address).ask(setCourseStatus, payload, { as: 'zhou' });
  await call?.continue();
};

/** My Courses. */
export const courseRowsAdapter = collectionAdapter({
  chart: courseRows,
  catalogue: {
    ...courseRowsPaths,
    events: {
      ...courseRowsPaths.events,
      // A hidden course goes, so that there is always another one in the first row.
      'change.requested': (state: Parameters<Planned['change.requested']>[0]) =>
        courseRowsPaths.events['change.requested'](state).filter(({ name }) => name === 'hidden'),
    },
  },
  words: 'lessons',
  async enter({ page, world, language }) {
    // More than a page of them.
    await world.control('lessons/courses', whose);
    await comeBack(page, world, 'zhou', '/lesson/list?subject_id=2', language);
  },
  search: { text: '年级' },
  change: {
    control: rowMenu('lessons:action.hide'),
    answers: { call: setCourseStatus, done: [reallyTold, hiddenElsewhere], error: [lost] },
  },
});
