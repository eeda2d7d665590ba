// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../locales/en/rewards.json';
import { sendReward } from '../../../src/contract/rewards';
import { treasury } from '../../../src/machines/rewards/treasury';
import { treasuryPaths } from '../../../src/machines/rewards/treasury.paths';
import { TreasuryDialogs } from '../../../src/ui/rewards/TreasuryDialogs';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

it('[SCREEN-120] the title of a grant names the prop and how many each got, and counts those who got it, not those for whom there was none left', async () => {
  const { actor, asked } = run(treasury, treasuryPaths.inputs.usual);
  const answer = (asking: string, data: unknown) =>
    act(async () => {
      await asked.find(({ name }) => name === asking)?.answer(data);
    });
  showView(<TreasuryDialogs actor={actor} />);
  const [{ students, props: stock }] = treasuryPaths.events['grant.requested'];
  const props = stock.map((prop) => ({ ...prop, name: 'Sapling' }));
  actor.send({ type: 'grant.requested', ids: [1, 2, 3], students, props });
  await answer('draft.find', []);
  act(() => {
    const { grant } = actor.getSnapshot().children;
    grant?.send({ type: 'field.changed', field: 'prop', value: '1' });
    grant?.send({ type: 'field.changed', field: 'count', value: '2' });
    grant?.send({ type: 'submit.requested' });
  });
  await answer(sendReward.path, {
    outcomes: [
      { student_id: 1, name: 'Ann', username: 'ann', outcome: 'done' },
      { student_id: 2, name: 'Bo', username: 'bo', outcome: 'refused' },
      { student_id: 3, name: 'Cy', username: 'cy', outcome: 'done' },
    ],
    not_yours: 0,
  });
  await answer('draft.remove', null);
  const title = en.propGrant.done_other
    .replace('{{count}}', '2')
    .replace('{{each, number}}', '2')
    .replace('{{prop}}', 'Sapling');
  expect(screen.getByRole('dialog', { name: title })).toBeDefined();
});
