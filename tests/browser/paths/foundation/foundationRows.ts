import { remindFoundation } from '../../../../src/contract/foundation';
import { foundationCourseRows } from '../../../../src/machines/foundation/foundationCourseRows';
import { foundationCourseRowsPaths } from '../../../../src/machines/foundation/foundationCourseRows.paths';
import { foundationRows } from '../../../../src/machines/foundation/foundationRows';
import { foundationRowsPaths } from '../../../../src/machines/foundation/foundationRows.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { choosing } from '../collectionFilters';
import { untilHeard } from '../socket';
import type { Walk } from '../adapter';

/** A colleague has just reminded the student. */
const remindedElsewhere: Answer = async (call, walk) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  const student_ids = (form.get('student_ids') ?? '').split(',').map(Number);
  const payload = { subject_id: 2, student_ids };
  await untilHeard(walk, () =>
    createClient(walk.world.address).ask(remindFoundation, payload, { as: 'zhou' }),
  );
  await call?.continue();
};

/** The foundation's students. */
export const foundationRowsAdapter = collectionAdapter({
  chart: foundationRows,
  catalogue: foundationRowsPaths,
  words: 'foundation',
  enter: '/layingFoundation/index?subject_id=2',
  search: { text: '欧阳' },
  filter: choosing('foundation:filter.health', 'students:health.healthy'),
  change: {
    control: {
      find: ({ page, say }: Walk) => {
        const name = say('foundation:action.remindFor', { name: '#' }).replace('#', '.+');
        return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
      },
    },
    verb: 'students:reminding.verb',
    answers: { call: remindFoundation, done: [reallyTold, remindedElsewhere], error: [lost] },
  },
});

/** The students' foundation courses. */
export const foundationCourseRowsAdapter = collectionAdapter({
  chart: foundationCourseRows,
  catalogue: foundationCourseRowsPaths,
  words: 'foundation',
  enter: '/layingFoundation/index?subject_id=2&view=courses',
  search: { text: '欧阳' },
  filter: choosing('foundation:filter.state', 'foundation:state.underWay'),
  column: 'foundation:courses.column.grade',
});
