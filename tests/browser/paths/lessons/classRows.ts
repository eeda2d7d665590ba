import { setClassStatus } from '../../../../src/contract/courses';
import { classRows } from '../../../../src/machines/lessons/classRows';
import { classRowsPaths } from '../../../../src/machines/lessons/classRows.paths';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { type Answer, lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { rowMenu } from '../rows';

type Planned = typeof classRowsPaths.events;

/** The same person has just hidden the class with another browser. */
const hiddenElsewhere: Answer = async (call, { world }) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const class_ids = (form.get('class_ids') ?? '').split(',').map(Number);
  const payload = { subject_id: 2, class_ids, status: 'hidden' } as const;
  await createClient(world.address).ask(setClassStatus, payload, { as: 'zhou' });
  await call?.continue();
};

/** The classes. */
export const classRowsAdapter = collectionAdapter({
  chart: classRows,
  catalogue: {
    ...classRowsPaths,
    events: {
      ...classRowsPaths.events,
      // A hidden class goes, so that there is always another one in the first row.
      'change.requested': (state: Parameters<Planned['change.requested']>[0]) =>
        classRowsPaths.events['change.requested'](state).filter(({ name }) => name === 'hidden'),
    },
  },
  words: 'lessons',
  async enter({ page, world, language }) {
    // More than a page of them.
    await world.control('lessons/courses', { uname: 'zhou', subject_id: '2' });
    await comeBack(page, world, 'zhou', '/classes/list?subject_id=2', language);
  },
  search: { label: 'lessons:class.search', text: 'Course' },
  change: {
    control: rowMenu('lessons:action.hide'),
    answers: { call: setClassStatus, done: [reallyTold, hiddenElsewhere], error: [lost] },
  },
});
