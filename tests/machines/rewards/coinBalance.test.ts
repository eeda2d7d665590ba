import { describe, expect, it } from 'vitest';
import { selectAnswer } from '../../../src/machines/parts/poll';
import {
  coinBalance,
  selectAllocation,
  selectCount,
  selectIsAsking,
  selectIsSending,
  selectPurchase,
} from '../../../src/machines/rewards/coinBalance';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

const answer = { coin_cnt: 850, supply: 'request' };
const changed = { type: 'socket.received', message: { type: 'coins.changed' } } as const;
const other = { type: 'socket.received', message: { type: 'student.changed' } } as const;

async function shown() {
  const bar = run(coinBalance, { subjectId: 2 });
  await bar.last().answer(answer);
  const count = () => {
    const poll = selectCount(bar.actor.getSnapshot());
    return poll === undefined ? null : (selectAnswer(poll.getSnapshot())?.coin_cnt ?? null);
  };
  return { ...bar, count };
}

describe('the count', () => {
  it('[CALL-021] is asked for at once, every minute, and not in a hidden tab', async () => {
    const { named, clock, last, signals, count } = await shown();
    expect(named('/coinmall/getCoinCnt')).toMatchObject([{ input: { subject_id: 2 } }]);
    expect(count()).toBe(850);
    clock.increment(60_000);
    await last().answer({ ...answer, coin_cnt: 870 });
    expect(count()).toBe(870);
    signals.visibility.tell({ type: 'page.hidden' });
    clock.increment(600_000);
    expect(named('/coinmall/getCoinCnt')).toHaveLength(2);
  });

  it('is asked for again as soon as coins have changed, here or on the server, and for nothing else', async () => {
    const { actor, named, last, signals } = await shown();
    signals.socket.tell(other);
    expect(named('/coinmall/getCoinCnt')).toHaveLength(1);
    signals.socket.tell(changed);
    expect(named('/coinmall/getCoinCnt')).toHaveLength(2);
    await last().answer(answer);
    actor.send({ type: 'coins.changed' });
    expect(named('/coinmall/getCoinCnt')).toHaveLength(3);
  });

  it('stays as it was where it can’t be asked for', async () => {
    const { clock, last, count } = await shown();
    clock.increment(60_000);
    await last().fail(noAnswer());
    expect(count()).toBe(850);
  });
});

describe.each([
  ['purchase.opened', selectPurchase, '/coinmall/buyCoinQrCode', 'coins.purchased'],
  ['allocation.opened', selectAllocation, '/coinmall/agentAssignQrCode', 'coins.allocated'],
] as const)('%s', (type, selectCode, path, used) => {
  it('[SHELL-014] [CALL-019] [CALL-020] shows a code, until it is closed', async () => {
    const { actor, named } = await shown();
    actor.send({ type });
    expect(named(path)).toMatchObject([{ input: { subject_id: 2 } }]);
    expect(selectCode(actor.getSnapshot())).toBeDefined();
    actor.send({ type: 'dialog.closed' });
    expect(selectCode(actor.getSnapshot())).toBeUndefined();
    expect(named(path)[0]?.isDropped()).toBe(true);
  });

  it('stays when the coins have changed by something else, and counts them anew', async () => {
    const { actor, named, signals, told } = await shown();
    actor.send({ type });
    const code = selectCode(actor.getSnapshot());
    signals.socket.tell(other);
    signals.socket.tell(changed);
    expect(selectCode(actor.getSnapshot())).toBe(code);
    expect(named(path)).toHaveLength(1);
    expect(told).toEqual([]);
    expect(named('/coinmall/getCoinCnt')).toHaveLength(2);
  });

  it('ends when its code was used, and says so', async () => {
    const { actor, signals, told } = await shown();
    actor.send({ type });
    signals.socket.tell({ type: 'socket.received', message: { type: used } });
    expect(selectCode(actor.getSnapshot())).toBeUndefined();
    expect(told).toMatchObject([{ tone: 'good', message: { key: 'rewards:supply.changed' } }]);
  });
});

describe('asking for an allocation', () => {
  async function asking() {
    const bar = await shown();
    bar.actor.send({ type: 'request.opened' });
    bar.actor.send({ type: 'request.confirmed' });
    return bar;
  }

  it('[ROLE-034] [CALL-018] [MSG-073] asks first, then sends it once and says so', async () => {
    const { actor, named, last, told } = await asking();
    expect(selectIsSending(actor.getSnapshot())).toBe(true);
    actor.send({ type: 'request.confirmed' });
    expect(named('/coinmall/sendAssignApplyNotice')).toMatchObject([{ input: { subject_id: 2 } }]);
    await last().answer({});
    expect(selectIsAsking(actor.getSnapshot())).toBe(false);
    expect(told).toMatchObject([{ tone: 'good', message: { key: 'rewards:request.sent' } }]);
  });

  it('sends nothing where the question is closed', async () => {
    const { actor, named } = await shown();
    actor.send({ type: 'request.opened' });
    actor.send({ type: 'dialog.closed' });
    expect(selectIsAsking(actor.getSnapshot())).toBe(false);
    expect(named('/coinmall/sendAssignApplyNotice')).toEqual([]);
  });

  it('[MSG-061] [MSG-074] that did not arrive says so, and can be sent again', async () => {
    const { actor, last, told } = await asking();
    await last().fail(noAnswer());
    expect(told).toMatchObject([{ tone: 'bad', message: { key: 'rewards:request.failed' } }]);
    expect(selectIsAsking(actor.getSnapshot())).toBe(true);
    expect(selectIsSending(actor.getSnapshot())).toBe(false);
  });

  it('that is refused gives the server’s reason, and is over', async () => {
    const { actor, last, told } = await asking();
    await last().fail(refusal('conflict', 'You have asked today already'));
    const values = { sentence: 'You have asked today already' };
    expect(told).toMatchObject([{ tone: 'bad', message: { values } }]);
    expect(selectIsAsking(actor.getSnapshot())).toBe(false);
  });
});
