import { hideMenuLabel } from '../../../../src/contract/scores';
import { scoreMenuLabel } from '../../../../src/machines/scores/scoreMenuLabel';
import { scoreMenuLabelPaths } from '../../../../src/machines/scores/scoreMenuLabel.paths';
import { createClient } from '../../../server/rig/client';
import { expect } from '../../world';
import type { ScreenAdapter } from '../adapter';
import { lost, once, really } from '../answers';
import { enterWelcome } from '../shell/welcome';

/** The label of the score entry: the English sidebar has no such entry. */
export const scoreMenuLabelAdapter: ScreenAdapter = {
  chart: scoreMenuLabel,
  catalogue: scoreMenuLabelPaths,
  languages: ['zh'],
  enter: (walk) => enterWelcome(walk),
  events: {
    'scores.opened': {
      trigger: ({ page, say }) =>
        page.getByRole('link', { name: new RegExp(`^${say('shell:sidebar.score')}`) }).click(),
    },
  },
  answers: {
    load: {
      done: [
        really,
        once(({ world }) =>
          createClient(world.address).ask(hideMenuLabel, { subject_id: 2 }, { as: 'zhou' }),
        ),
      ],
      error: [lost],
    },
    remember: { done: [really], error: [lost] },
  },
  async shows({ page, say }, snapshot) {
    const entry = page.getByRole('link', { name: new RegExp(`^${say('shell:sidebar.score')}`) });
    const label = entry.getByText(say('shell:sidebar.new'), { exact: true });
    await expect(label).toHaveCount(snapshot.matches('showing') ? 1 : 0);
  },
};
