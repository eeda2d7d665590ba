import { expect, it } from 'vitest';
import { rewardStudents } from '../../../src/contract/rewards';
import { crystalRow } from '../../../src/domain/crystals';
import { highlightRow } from '../../../src/domain/highlights';
import { coinAccountRow, type RewardWay } from '../../../src/domain/rewards';
import { errorOf } from '../../../src/machines/parts/form/selectors';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { coinReward, selectCost } from '../../../src/machines/rewards/coinReward';
import {
  crystalReward,
  selectCost as selectCrystalCost,
} from '../../../src/machines/rewards/crystalReward';
import {
  highlightReward,
  selectCost as selectHighlightCost,
} from '../../../src/machines/rewards/highlightReward';
import { run } from '../parts/world';

/** More than a page of the list has: all but the first were ticked on other pages. */
const student_ids = Array.from({ length: 25 }, (_, index) => index + 1);
const remark = 'Well done';

function openCoins(way: RewardWay) {
  const students = [sampleOf(coinAccountRow)];
  return run(coinReward, {
    scope: { subject_id: 2, student_ids, students, balance: 850 },
    values: { coins: '10', way, remark },
  });
}

it('coins cost the amount for each who was ticked, also on another page', () => {
  expect(selectCost(openCoins('fixed').actor.getSnapshot())).toEqual({
    least: 250,
    most: 250,
    missing: 0,
  });
  expect(selectCost(openCoins('random').actor.getSnapshot())).toEqual({
    least: 175,
    most: 250,
    missing: 0,
  });
});

it('coins are sent for every one who was ticked', () => {
  const { actor, asked } = openCoins('fixed');
  actor.send({ type: 'submit.requested' });
  expect(asked.find(({ name }) => name === rewardStudents.path)?.input).toEqual({
    ...{ subject_id: 2, student_ids, coins: 10, way: 'fixed', remark },
  });
});

it.each(['8.5', '0x10', '-5', '1e2', '0'])(
  '[VALID-037] %s is told as wrong when the field is left, and spaces around a number are not',
  (typed) => {
    const { actor, asked } = openCoins('fixed');
    const fault = () => errorOf('coins')(actor.getSnapshot());
    actor.send({ type: 'field.changed', field: 'coins', value: typed });
    expect(fault()).toBeUndefined();
    actor.send({ type: 'field.left', field: 'coins' });
    expect(fault()).toBe('positive');
    actor.send({ type: 'field.changed', field: 'coins', value: ' 20 ' });
    expect(fault()).toBeUndefined();
    actor.send({ type: 'submit.requested' });
    const sent = asked.find(({ name }) => name === rewardStudents.path);
    expect(sent?.input).toMatchObject({ coins: 20 });
  },
);

it('nothing is sent where all of them together would cost more than there is', () => {
  const { actor, asked } = openCoins('fixed');
  actor.send({ type: 'field.changed', field: 'coins', value: '35' });
  actor.send({ type: 'submit.requested' });
  expect(asked.filter(({ name }) => name === rewardStudents.path)).toEqual([]);
  actor.send({ type: 'field.changed', field: 'coins', value: '34' });
  actor.send({ type: 'submit.requested' });
  expect(asked.filter(({ name }) => name === rewardStudents.path)).toHaveLength(1);
});

it('crystals cost the amount for each who was ticked', () => {
  const students = [sampleOf(crystalRow)];
  const { actor } = run(crystalReward, {
    scope: { subject_id: 2, student_ids, students, stock: 120 },
    values: { crystals: '3', remark },
  });
  expect(selectCrystalCost(actor.getSnapshot())).toEqual({ least: 75, most: 75, missing: 0 });
});

it('[VALID-041] highlights that cannot be rewarded cost nothing, and are not sent; those out of sight are', () => {
  const open = {
    ...sampleOf(highlightRow),
    highlight_id: 1,
    reward: null,
    account: 'normal' as const,
  };
  const highlights = [
    open,
    { ...open, highlight_id: 2, reward: sampleOf(highlightRow).reward },
    { ...open, highlight_id: 3, account: 'frozen' as const },
  ];
  const { actor, last } = run(highlightReward, {
    scope: { subject_id: 2, highlight_ids: [1, 2, 3, 4], highlights, balance: 850 },
    values: { coins: '10', way: 'fixed', remark },
  });
  expect(highlights[1]?.reward).not.toBeNull();
  expect(selectHighlightCost(actor.getSnapshot())).toEqual({ least: 20, most: 20, missing: 0 });
  actor.send({ type: 'submit.requested' });
  expect(last().input).toMatchObject({ highlight_ids: [1, 4] });
});
