import { z } from 'zod';
import { confirmScores, deleteScore } from '../../../../src/contract/scores';
import { seenScore } from '../../../../src/domain/scoreConfirmation';
import { scoreRows } from '../../../../src/machines/scores/scoreRows';
import { scoreRowsPaths } from '../../../../src/machines/scores/scoreRows.paths';
import { createClient } from '../../../server/rig/client';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, reallyTold } from '../answers';
import { collectionAdapter } from '../collection';
import { rowMenu } from '../rows';
import { untilHeard } from '../socket';

/** A colleague has just deleted the score. */
const deletedElsewhere: Answer = async (call, walk) => {
  const asked = new URLSearchParams(call?.request().postData() ?? '');
  const [seen] = z.tuple([seenScore]).parse(JSON.parse(asked.get('scores') ?? ''));
  const client = createClient(walk.world.address);
  await untilHeard(walk, () => client.ask(deleteScore, { subject_id: 2, ...seen }, { as: 'zhou' }));
  await call?.continue();
};

const scores = collectionAdapter({
  chart: scoreRows,
  catalogue: scoreRowsPaths,
  words: 'scores',
  enter: '/score/index?subject_id=2',
  search: { text: '陶' },
  change: {
    control: rowMenu('scores:confirmation.open'),
    verb: 'scores:confirmation.verb',
    answers: { call: confirmScores, done: [reallyTold, deletedElsewhere], error: [lost] },
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
