import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { codes } from '../../../src/contract/codes';
import { CallFailure } from '../../../src/contract/failure';
import { coinAccountsOf, coinCount, freezeCoinAccount } from '../../../src/contract/rewards';
import { coinAccountRow } from '../../../src/domain/rewards';
import { sampleOf } from '../../../src/machines/parts/sample.paths';
import { coinFreeze, selectFrozen } from '../../../src/machines/rewards/coinFreeze';
import { coinReward, selectCost, selectRewarded } from '../../../src/machines/rewards/coinReward';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const student = { ...sampleOf(coinAccountRow), status: 'normal' as const, reason: null };
const values = { coins: '80', way: 'fixed' as const, remark: 'Well done' };
const refused = new CallFailure('code', {
  ...{ path: '/coins/reward', code: codes.conflict, message: 'Too few coins' },
});

function openReward(coins = 100) {
  const form = run(coinReward, {
    scope: { subject_id: 2, student_ids: [1], students: [student], balance: coins },
    values,
  });
  const balance = () => selectRewarded(form.actor.getSnapshot()).balance;
  const asked = (name: string) => form.asked.filter((one) => one.name === name);
  return { ...form, balance, calls: asked };
}

it('a reward that was refused asks for the balance anew, and names what is missing of it', async () => {
  const { actor, last, balance, calls } = openReward();
  actor.send({ type: 'submit.requested' });
  await last().fail(refused);
  expect(calls(coinCount.path)).toHaveLength(1);
  await last().answer({ coin_cnt: 50, supply: 'request' });
  expect(balance()).toBe(50);
  const { context } = actor.getSnapshot();
  expect(context.values).toEqual(values);
  expect(context.begun?.balance).toBe(100);
  expect(context.failure?.code).toBe(codes.conflict);
  expect(context.errors).toEqual({ coins: 'insufficientBalance' });
  expect(selectCost(actor.getSnapshot())).toEqual({ least: 80, most: 80, missing: 30 });
});

it('a reward that is being written follows the balance that the socket says has changed', async () => {
  const { actor, last, balance, signals, calls } = openReward();
  signals.socket.tell({ type: 'socket.received', message: { type: 'homework.changed' } });
  expect(calls(coinCount.path)).toEqual([]);
  signals.socket.tell({ type: 'socket.received', message: { type: 'coins.changed' } });
  await last().answer({ coin_cnt: 79, supply: 'request' });
  expect(balance()).toBe(79);
  actor.send({ type: 'submit.requested' });
  expect(calls('/coins/reward')).toEqual([]);
});

it('the last of two answers on the balance counts, and one that does not come changes nothing', async () => {
  const { last, balance, signals, calls } = openReward();
  const tell = () =>
    signals.socket.tell({ type: 'socket.received', message: { type: 'coins.changed' } });
  tell();
  tell();
  const [first, second] = calls(coinCount.path);
  await first?.answer({ coin_cnt: 7, supply: 'request' });
  expect(balance()).toBe(100);
  await second?.answer({ coin_cnt: 60, supply: 'request' });
  expect(balance()).toBe(60);
  tell();
  await last().fail(noAnswer());
  expect(balance()).toBe(60);
});

it('what was sent without an answer is sent once more whatever the balance is by then', async () => {
  const { actor, last, balance, signals, calls } = openReward();
  actor.send({ type: 'submit.requested' });
  await last().fail(
    new CallFailure('network', { path: '/coins/reward', requestId: 'r1', isChange: true }),
  );
  signals.socket.tell({ type: 'socket.received', message: { type: 'coins.changed' } });
  await calls(coinCount.path)[0]?.answer({ coin_cnt: 20, supply: 'request' });
  expect(balance()).toBe(100);
  actor.send({ type: 'submit.requested' });
  expect(calls('/coins/reward')).toHaveLength(2);
  // A conflict of another request says nothing of the first.
  await last().fail(refused);
  await last().answer({ coin_cnt: 20, supply: 'request' });
  expect(balance()).toBe(100);
  // Nor does another refusal of the first say that it was not done.
  actor.send({ type: 'submit.requested' });
  await last().fail(refusal('forbidden'));
  await last().answer({ coin_cnt: 20, supply: 'request' });
  expect(balance()).toBe(100);
  actor.send({ type: 'submit.requested' });
  await last().fail(refusal('conflict'));
  await last().answer({ coin_cnt: 20, supply: 'request' });
  expect(balance()).toBe(20);
});

it('what was sent without an answer is sent once more from its draft, whatever the balance is by then', async () => {
  const { actor, asked, clock, last } = openReward();
  await asked.find(({ name }) => name === 'draft.find')?.answer([]);
  actor.send({ type: 'submit.requested' });
  const sent = last();
  clock.increment(400);
  const kept = asked.find(({ name }) => name === 'draft.save');
  expect(kept?.input).toMatchObject({ content: { ...values, unanswered: 'r1' } });
  const { content } = z.object({ content: z.looseObject({}) }).parse(kept?.input);

  const later = openReward(20);
  later.actor.send({ type: 'content.restored', content: { ...content, unanswered: 'lost' } });
  expect(later.actor.getSnapshot().context.errors).toEqual({});
  later.actor.send({ type: 'submit.requested' });
  expect(later.last()).toMatchObject({ name: sent.name, input: sent.input, repeats: 'lost' });

  const written = openReward(20);
  written.actor.send({ type: 'content.restored', content: values });
  expect(written.actor.getSnapshot().context.errors).toEqual({ coins: 'insufficientBalance' });
});

it('a draft that was never sent is a new act, though another without an answer was restored before it', () => {
  const { actor, last } = openReward();
  actor.send({ type: 'content.restored', content: { ...values, unanswered: 'lost' } });
  actor.send({ type: 'content.restored', content: values });
  actor.send({ type: 'submit.requested' });
  expect(last()).toMatchObject({ name: '/coins/reward', repeats: 'r1' });
});

it('a freeze that was refused shows the account as it is by then', async () => {
  const { actor, last, asked } = run(coinFreeze, {
    scope: { subject_id: 2, student },
    values: { reason: 'Copied homework' },
  });
  actor.send({ type: 'submit.requested' });
  expect(last().name).toBe(freezeCoinAccount.path);
  await last().fail(refused);
  const ask = asked.find(({ name }) => name === coinAccountsOf.path);
  expect(ask?.input).toEqual({ subject_id: 2, student_ids: [student.student_id] });
  await ask?.answer({ list: [{ ...student, status: 'frozen', reason: 'Elsewhere' }] });
  expect(selectFrozen(actor.getSnapshot())).toMatchObject({
    status: 'frozen',
    reason: 'Elsewhere',
  });
});

it('a freeze follows the news of its student alone, and stays whole once the student is somebody else’s', async () => {
  const { actor, asked, last, signals } = run(coinFreeze, {
    scope: { subject_id: 2, student },
    values: { reason: 'Copied homework' },
  });
  const calls = () => asked.filter(({ name }) => name === coinAccountsOf.path);
  const tell = (student_id: number) => {
    const message = { type: 'student.changed', student_id } as const;
    signals.socket.tell({ type: 'socket.received', message });
  };
  tell(student.student_id + 1);
  expect(calls()).toEqual([]);
  tell(student.student_id);
  expect(calls()).toHaveLength(1);
  await last().answer({ list: [] });
  expect(selectFrozen(actor.getSnapshot())).toEqual(student);
});
