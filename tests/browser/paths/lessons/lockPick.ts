import { lockPeople } from '../../../../src/machines/lessons/lockPeople';
import { lockPeoplePaths } from '../../../../src/machines/lessons/lockPeople.paths';
import { lockPick } from '../../../../src/machines/lessons/lockPick';
import { lockPickPaths } from '../../../../src/machines/lessons/lockPick.paths';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { button } from '../controls';
import { recordAdapter } from '../record';

const enter = (walk: Walk) => come(walk, '/lockunlock/list?subject_id=3');

/** Picking students. */
export const lockPickAdapter: ScreenAdapter = {
  chart: lockPick,
  catalogue: lockPickPaths,
  enter,
  events: {
    'students.toggled': { find: ({ page }: Walk) => page.getByRole('checkbox').first() },
    'choice.cleared': button('lessons:locks.clear'),
    'search.typed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('main').getByRole('searchbox', { name: say('students:search') }),
      use: (box, { text }: { type: string; text: string }) => box.fill(text),
    },
  },
  answers: {},
};

/** What is offered there. */
export const lockPeopleAdapter = recordAdapter({
  chart: lockPeople,
  catalogue: lockPeoplePaths,
  enter,
});
