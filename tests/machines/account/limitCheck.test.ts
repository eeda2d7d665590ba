import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { checkLimitLearn, identityBindStatus, identityQrCode } from '../../../src/contract/account';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { limitCheck, selectIdentityCheck } from '../../../src/machines/account/limitCheck';
import { answering, noAnswer, silent } from '../fakes';

const free = { is_limit: 0, limit_type: 0 } as const;
const unbound = { is_limit: 1, limit_type: 3 } as const;

function start(
  checkLimit = answering(checkLimitLearn, () => free),
  checkStatus = answering(identityBindStatus, () => ({ status: 1 as const })),
) {
  const clock = new SimulatedClock();
  const identity = identityCheck.provide({
    actors: {
      loadCode: answering(identityQrCode, () => ({ date: '2026-11-20T14:32:00+08:00', link: 'l' })),
      checkStatus,
    },
  });
  const chart = limitCheck.provide({ actors: { checkLimit, identityCheck: identity } });
  const actor = createActor(chart, { clock, input: { accountId: 101, subjectId: 2 } }).start();
  return {
    actor,
    clock,
    reach: (state: 'waiting' | 'identityRequired') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

it('[LIM-02] [LIM-04] [LIVE-002] [LIVE-006] [CONST-063] asks at once, then every 20 s', async () => {
  const asked = vi.fn(() => free);
  const { clock, reach } = start(answering(checkLimitLearn, asked));
  await reach('waiting');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2 });
  clock.increment(19_999);
  expect(asked).toHaveBeenCalledTimes(1);
  clock.increment(1);
  expect(asked).toHaveBeenCalledTimes(2);
});

it.each([
  { is_limit: 0, limit_type: 3 },
  { is_limit: 1, limit_type: 2 },
] as const)('[LIM-02] waits after %o too', async (limit) => {
  const { reach } = start(answering(checkLimitLearn, () => limit));
  await reach('waiting');
});

it('[LIM-03] waits after a question that got no answer', async () => {
  const { reach } = start(answering(checkLimitLearn, () => Promise.reject(noAnswer())));
  await reach('waiting');
});

it('[LIM-01] [LIM-05] [LIVE-001] rests while the identity is checked, and goes on once it is bound', async () => {
  const asked = vi.fn().mockReturnValueOnce(unbound).mockReturnValue(free);
  const { actor, clock, reach } = start(answering(checkLimitLearn, asked));
  const required = await reach('identityRequired');
  const identity = selectIdentityCheck(required);
  if (identity === undefined) throw new Error('the identity is not checked');
  await waitFor(identity, (snapshot) => snapshot.matches('waiting'));
  clock.increment(5000);
  expect(asked).toHaveBeenCalledTimes(1);
  await reach('waiting');
  expect(selectIdentityCheck(actor.getSnapshot())).toBeUndefined();
  clock.increment(20_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

it('[LIM-01] asks for the limit no more while the QR code shows', async () => {
  const asked = vi.fn(() => unbound);
  const mute = silent(identityBindStatus);
  const { actor, clock, reach } = start(answering(checkLimitLearn, asked), mute);
  await reach('identityRequired');
  clock.increment(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().hasTag('blocked')).toBe(true);
});

it('asks nothing in a hidden tab, and once when it is shown again', async () => {
  const asked = vi.fn(() => free);
  const { actor, clock, reach } = start(answering(checkLimitLearn, asked));
  await reach('waiting');
  actor.send({ type: 'page.hidden' });
  clock.increment(8 * 60 * 60 * 1000);
  expect(asked).toHaveBeenCalledTimes(1);
  actor.send({ type: 'page.shown' });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('drops a question that is under way when the tab is hidden', () => {
  const { actor } = start(silent(checkLimitLearn));
  actor.send({ type: 'page.hidden' });
  expect(actor.getSnapshot().value).toBe('resting');
});
