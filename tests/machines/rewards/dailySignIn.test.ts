import { createActor, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { getSignStatus, signIn } from '../../../src/contract/rewards';
import {
  dailySignIn,
  selectCoinCount,
  selectIsSigned,
  selectIsBusy,
} from '../../../src/machines/rewards/dailySignIn';
import { answering, heardFrom, noAnswer, refusal, silent } from '../fakes';

const now = Date.parse('2026-11-20T21:00:00+08:00');
const day = '2026-11-20';
const willing = {
  askStatus: answering(getSignStatus, () => ({ sign_status: 0 as const, day })),
  sign: answering(signIn, () => ({ coins: 10, coin_cnt: 310, day })),
};
const signedBefore = answering(getSignStatus, () => ({ sign_status: 1 as const, day }));

async function start(actors: Partial<typeof willing> = {}) {
  const chart = dailySignIn.provide({ actors: { ...willing, ...actors } });
  const actor = createActor(chart, { input: { subjectId: 2 } });
  const heard = heardFrom(actor);
  actor.start();
  actor.send({ type: 'clock.ticked', now });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  return {
    actor,
    heard,
    snapshot: () => actor.getSnapshot(),
    signIn: () => {
      actor.send({ type: 'signIn.requested' });
      return settled();
    },
  };
}

const warned = (key: string) => ({
  type: 'notice.shown',
  tone: 'bad',
  message: { key, values: {} },
});

it('[SGN-01] [SGN-02] [CONST-021] signs in for the day, with 10 coins', async () => {
  const asked = vi.fn(() => ({ coins: 10, coin_cnt: 310, day }));
  const { heard, signIn: sign, snapshot } = await start({ sign: answering(signIn, asked) });
  expect(selectIsSigned(snapshot())).toBe(false);
  expect(selectIsSigned(await sign())).toBe(true);
  expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2 });
  expect(selectCoinCount(snapshot())).toBe(310);
  const message = { key: 'rewards:signIn.done', values: { coins: 10 } };
  expect(heard).toEqual([
    {
      type: 'notice.shown',
      tone: 'good',
      message,
      replaces: { key: 'rewards:signIn.unsure', values: {} },
    },
  ]);
});

it('asks once at a time', async () => {
  const { actor, snapshot } = await start({ sign: silent(signIn) });
  actor.send({ type: 'signIn.requested' });
  expect(selectIsBusy(snapshot())).toBe(true);
  expect(snapshot().can({ type: 'signIn.requested' })).toBe(false);
});

it('[SGN-03] [MSG-060] that fails says so, and can be tried again', async () => {
  const failing = answering(signIn, () => Promise.reject(noAnswer()));
  const { heard, signIn: sign } = await start({ sign: failing });
  expect(selectIsSigned(await sign())).toBe(false);
  expect(heard).toEqual([warned('rewards:signIn.failed')]);
});

it('[MSG-059] that was done in another window meanwhile is done here, too, until the next day', async () => {
  const late = answering(signIn, () => Promise.reject(refusal('conflict')));
  const { actor, heard, signIn: sign, snapshot } = await start({ sign: late });
  expect(selectIsSigned(await sign())).toBe(true);
  expect(heard).toMatchObject([warned('rewards:signIn.already')]);
  actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-21T00:00:00+08:00') });
  expect(selectIsSigned(snapshot())).toBe(false);
});

it('[SGN-04] [MSG-059] is done for today: another try makes no call', async () => {
  const asked = vi.fn(() => ({ coins: 10, coin_cnt: 310, day }));
  const { heard, signIn: sign } = await start({
    askStatus: signedBefore,
    sign: answering(signIn, asked),
  });
  expect(selectIsSigned(await sign())).toBe(true);
  expect(asked).not.toHaveBeenCalled();
  expect(heard).toMatchObject([warned('rewards:signIn.already')]);
});

it('[SGN-05] may be done again from midnight in Shanghai on', async () => {
  const { actor, snapshot } = await start({ askStatus: signedBefore });
  actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-20T23:59:59+08:00') });
  expect(selectIsSigned(snapshot())).toBe(true);
  actor.send({ type: 'clock.ticked', now: Date.parse('2026-11-21T00:00:00+08:00') });
  expect(selectIsSigned(snapshot())).toBe(false);
});

it('[SGN-05] may be done on the next day where the answer arrived after midnight', async () => {
  const { actor, signIn: sign, snapshot } = await start();
  const morning = Date.parse('2026-11-21T00:00:01+08:00');
  const signed = sign();
  actor.send({ type: 'clock.ticked', now: morning });
  await signed;
  actor.send({ type: 'clock.ticked', now: morning + 1000 });
  expect(selectIsSigned(snapshot())).toBe(false);
});

it('may be tried where nobody said whether today is signed', async () => {
  const mute = answering(getSignStatus, () => Promise.reject(noAnswer()));
  const { signIn: sign } = await start({ askStatus: mute });
  expect(selectIsSigned(await sign())).toBe(true);
});
