// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../locales/en/rewards.json';
import { coinAccountRow } from '../../../src/domain/rewards';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { coinReward } from '../../../src/machines/rewards/coinReward';
import { coins } from '../../../src/machines/rewards/coins';
import { AccountDialogs } from '../../../src/ui/rewards/AccountDialogs';
import { CoinRewardDialog } from '../../../src/ui/rewards/CoinRewardDialog';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const students = [sampleOf(coinAccountRow)];

it('a reward counts its student while the name is on its way', async () => {
  const { actor } = run(coins, { subjectId: 2, address: {}, chosen: null });
  actor.send({ type: 'reward.requested', ids: [1], students: [] });
  showView(<AccountDialogs actor={actor} />);
  expect(await screen.findByRole('dialog', { name: en.reward.title_unnamed_one })).toBeTruthy();
});

it('a reward names one student in its title alone, several among its facts', async () => {
  for (const many of [1, 2]) {
    const ids = Array.from({ length: many }, (_, at) => at + 1);
    const { actor } = run(coinReward, {
      scope: { subject_id: 2, student_ids: ids, students, balance: 850 },
    });
    const { unmount } = showView(<CoinRewardDialog actor={actor} onCancel={() => undefined} />);
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryAllByText(en.reward.students)).toHaveLength(many - 1);
    unmount();
  }
});
