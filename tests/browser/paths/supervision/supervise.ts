import { supervise } from '../../../../src/machines/supervision/supervise';
import { supervisePaths } from '../../../../src/machines/supervision/supervise.paths';
import { superviseBoardPoll } from '../../../../src/machines/supervision/superviseBoardPoll';
import { superviseBoardPollPaths } from '../../../../src/machines/supervision/superviseBoardPoll.paths';
import { supervisedRows } from '../../../../src/machines/supervision/supervisedRows';
import { supervisedRowsPaths } from '../../../../src/machines/supervision/supervisedRows.paths';
import { superviseTeachers } from '../../../../src/machines/supervision/superviseTeachers';
import { superviseTeachersPaths } from '../../../../src/machines/supervision/superviseTeachers.paths';
import { holdTime } from '../../heldTime';
import { comeBack, expect } from '../../world';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button, turn } from '../controls';
import { pollAdapter } from '../poll';
import { recordAdapter } from '../record';

const list = '/supervise/list?subject_id=2';
const jumps = { done: [really], error: [lost] };

/** The supervised students, with more than a page of them. */
export const supervisedRowsAdapter = collectionAdapter({
  chart: supervisedRows,
  catalogue: supervisedRowsPaths,
  words: 'supervision',
  enter: list,
  search: { text: '子' },
  filter: choosingTab('supervision:now', 'attention'),
});

/** The page: Zhou's own students, or as an agent administrator Zhou's. */
export const superviseAdapter: ScreenAdapter = {
  chart: supervise,
  catalogue: supervisePaths,
  holdsTime: true,
  async enter({ page, world, language }, start) {
    const [username, address] =
      start === 'colleagues' ? ['agent', `${list}&teacher=101`] : ['zhou', list];
    await comeBack(page, world, username, address, language);
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await holdTime(page);
  },
  events: {
    'page.hidden': turn('hidden'),
    'page.shown': turn('visible'),
    'supervision.requested': {
      find: ({ page, say }: Walk, { studentId }: { type: string; studentId: number | null }) =>
        studentId === null
          ? page.getByRole('button', { name: say('supervision:list.open'), exact: true })
          : page.locator('tbody').getByRole('button').first(),
    },
    'teacherSupervision.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', { name: say('supervision:list.openOf', { name: '周明远' }) }),
    },
  },
  answers: { askSupervise: jumps, askSuperSupervise: jumps },
};

/** The teachers that the list can be filtered by. */
export const superviseTeachersAdapter = recordAdapter({
  chart: superviseTeachers,
  catalogue: superviseTeachersPaths,
  enter: (walk) => come(walk, list, 'agent'),
});

/** The data board. */
export const superviseBoardPollAdapter = pollAdapter({
  chart: superviseBoardPoll,
  catalogue: superviseBoardPollPaths,
  enter: (walk) => come(walk, '/supervise?subject_id=2'),
  retry: button('parts:failed.retry'),
});
