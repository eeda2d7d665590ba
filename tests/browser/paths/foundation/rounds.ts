import { foundationBatches } from '../../../../src/contract/foundationCourses';
import { roundComparison } from '../../../../src/machines/foundation/roundComparison';
import { roundComparisonPaths } from '../../../../src/machines/foundation/roundComparison.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { button } from '../controls';
import { comeTo, of, watched } from './student';

/** Comparing the rounds of one student. */
export const roundComparisonAdapter: ScreenAdapter = {
  chart: roundComparison,
  catalogue: roundComparisonPaths,
  enter: (walk) =>
    comeTo(
      walk,
      '/layingFoundation/index?subject_id=2&view=rounds&student_id=10024',
      foundationBatches.path,
    ),
  events: {
    ...watched(foundationBatches.path, () => of(10024)),
    'load.retried': button('parts:failed.retry'),
    'rounds.chosen': {
      async trigger({ page, say }: Walk) {
        const name = say('foundation:rounds.choose', { count: 12, most: 34 });
        const open = page.getByRole('button', {
          name: new RegExp(`^${name.split(/12/)[0]?.replace(/\W$/, '') ?? ''}`),
        });
        if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
        const group = page.getByRole('group', { name: say('foundation:rounds.chooseName') });
        await group.getByRole('checkbox').first().click();
      },
    },
  },
  answers: {},
  elsewhere: {
    'roundComparison.ready|rounds.chosen|1':
      'The student of the walk has been through fewer rounds; foundationRounds.spec.ts chooses too many',
  },
};
