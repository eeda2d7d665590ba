import { confirmScores } from '../../../../src/contract/scores';
import { scoreRows } from '../../../../src/machines/scores/scoreRows';
import { scoreRowsPaths } from '../../../../src/machines/scores/scoreRows.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { rowMenu } from '../rows';

const scores = collectionAdapter({
  chart: scoreRows,
  catalogue: scoreRowsPaths,
  words: 'scores',
  enter: '/score/index?subject_id=2',
  search: { text: '陶' },
  change: {
    control: rowMenu('scores:confirmation.open'),
    verb: 'scores:confirmation.verb',
    answers: { call: confirmScores, done: [reallyTold], error: [lost] },
  },
});

/** The scores; one that is confirmed cannot be ticked any more. */
export const scoreRowsAdapter: ScreenAdapter = {
  ...scores,
  events: {
    ...scores.events,
    'row.toggled': {
      find: ({ page }: Walk) =>
        page.locator('tbody').getByRole('checkbox', { disabled: false }).first(),
    },
  },
};
