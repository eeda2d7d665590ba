import { expect, it } from 'vitest';
import { crystalRow } from '../../../src/domain/crystals';
import { highlightRow } from '../../../src/domain/highlights';
import { coinAccountRow } from '../../../src/domain/rewards';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { coinRows } from '../../../src/machines/rewards/coinRows';
import { crystals } from '../../../src/machines/rewards/crystals';
import { highlightRows } from '../../../src/machines/rewards/highlightRows';
import { heardFrom } from '../fakes';
import { run } from '../parts/world';

const as_of = '2026-11-20T14:30:00+08:00';

it('[SCREEN-125] an account that was unfrozen is named, with the coins that were deposited', async () => {
  const { actor, last } = run(coinRows, { scope: { subject_id: 2 } });
  const counts = { normal: 0, frozen: 1, systemFrozen: 0 };
  await last().answer({ list: [sampleOf(coinAccountRow)], total: 1, as_of, counts, classes: [] });
  const heard = heardFrom(actor);
  actor.send({ type: 'change.requested', name: 'unfrozen', ids: [1] });
  const account = { status: 'normal', coin_cnt: 47, held_cnt: 0 };
  await last().answer({ ...account, name: 'Ann', released_cnt: 42 });
  expect(heard).toMatchObject([
    { message: { key: 'rewards:thaw.done', values: { name: 'Ann', count: 42 } } },
  ]);
});

it.each([
  [['Ann'], 'done', 'Ann'],
  [['Ann', 'Bo'], 'doneEach', 'Ann · Bo'],
  [['Ann', 'Bo', 'Cy', 'Di', 'Ed'], 'doneMore', 'Ann · Bo · Cy'],
])('crystals that were given to %s say to whom, and how many each', async (names, key, told) => {
  const { actor, asked } = run(crystals, { subjectId: 2, address: {} });
  const heard = heardFrom(actor);
  const ids = names.map((_, index) => index + 1);
  actor.send({ type: 'reward.requested', ids, students: [sampleOf(crystalRow)], stock: 120 });
  const { reward } = actor.getSnapshot().children;
  reward?.send({ type: 'field.changed', field: 'crystals', value: '3' });
  reward?.send({ type: 'field.changed', field: 'remark', value: 'Well done' });
  reward?.send({ type: 'submit.requested' });
  const answered = (name: string, data: unknown) =>
    asked.find((one) => one.name === name)?.answer(data);
  await answered('/crystal/reward', { stock: 1, not_yours: 0, names });
  await answered('draft.remove', null);
  expect(heard).toMatchObject([
    {
      message: {
        key: `rewards:crystalReward.${key}`,
        values: { names: told, count: 3, more: Math.max(0, names.length - 3) },
      },
    },
  ]);
});

it('[SCREEN-123] highlights that are rewarded or frozen are not ticked, one by one or with the page', async () => {
  const { actor, last } = run(highlightRows, { scope: { subject_id: 2 } });
  const open = { ...sampleOf(highlightRow), reward: null, account: 'normal' as const };
  const { reward } = sampleOf(highlightRow);
  const list = [
    { ...open, highlight_id: 1 },
    { ...open, highlight_id: 2, reward },
    { ...open, highlight_id: 3, account: 'frozen' as const },
    { ...open, highlight_id: 4 },
  ];
  await last().answer({ list, total: 4, as_of });
  const selected = () => actor.getSnapshot().context.selected;
  expect(reward).not.toBeNull();
  actor.send({ type: 'row.toggled', id: 2 });
  actor.send({ type: 'row.toggled', id: 3 });
  expect(selected()).toEqual([]);
  actor.send({ type: 'page.toggled' });
  expect(selected()).toEqual([1, 4]);
  actor.send({ type: 'page.toggled' });
  expect(selected()).toEqual([]);
});

it('a highlight that somebody rewards after it was ticked can be unticked', async () => {
  const { actor, last } = run(highlightRows, { scope: { subject_id: 2 } });
  const open = { ...sampleOf(highlightRow), reward: null, account: 'normal' as const };
  const { reward } = sampleOf(highlightRow);
  await last().answer({ list: [open], total: 1, as_of });
  actor.send({ type: 'row.toggled', id: open.highlight_id });
  actor.send({ type: 'refresh.requested' });
  await last().answer({ list: [{ ...open, reward }], total: 1, as_of });
  actor.send({ type: 'row.toggled', id: open.highlight_id });
  expect(actor.getSnapshot().context.selected).toEqual([]);
});
