import { createActor, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it, vi } from 'vitest';
import { identityBindStatus, identityQrCode } from '../../../src/contract/account';
import { codes } from '../../../src/contract/codes';
import {
  identityCheck,
  selectCanRefreshCode,
  selectCodeLink,
  selectIdentityFailure,
  selectSecondsLeft,
} from '../../../src/machines/account/identityCheck';
import { answering, refusal, silent } from '../fakes';

const end = '2026-11-20T14:32:00+08:00';
const qrCode = { date: end, link: 'https://example.org/bind' };

const pending = {
  loadCode: answering(identityQrCode, () => qrCode),
  checkStatus: answering(identityBindStatus, () => ({ status: 2 as const })),
};

function start(actors: Partial<typeof pending> = {}) {
  const clock = new SimulatedClock();
  const chart = identityCheck.provide({ actors: { ...pending, ...actors } });
  const actor = createActor(chart, { clock, input: { accountId: 101, subjectId: 2 } }).start();
  return {
    actor,
    clock,
    reach: (state: 'waiting' | 'failed' | 'bound') =>
      waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

describe('a hidden tab', () => {
  it('[LIVE-001] [LIVE-006] asks nothing until it is shown, then at once', async () => {
    const checkStatus = vi.fn(() => ({ status: 2 as const }));
    const { actor, clock, reach } = start({
      checkStatus: answering(identityBindStatus, checkStatus),
    });
    await reach('waiting');
    actor.send({ type: 'page.hidden' });
    clock.increment(60_000);
    expect(checkStatus).not.toHaveBeenCalled();
    expect(selectCodeLink(actor.getSnapshot())).toBe(qrCode.link);
    actor.send({ type: 'page.shown' });
    await reach('waiting');
    expect(checkStatus).toHaveBeenCalledOnce();
  });

  it('[LIVE-006] that was hidden before its code came loads it once it is shown', async () => {
    const { actor, reach } = start();
    actor.send({ type: 'page.hidden' });
    expect(actor.getSnapshot().value).toBe('resting');
    actor.send({ type: 'page.shown' });
    expect(selectCodeLink(await reach('waiting'))).toBe(qrCode.link);
  });
});

describe('the code', () => {
  it('[IDN-01] [CALL-041] is asked for this account and subject, and shown', async () => {
    const loadCode = vi.fn(() => qrCode);
    const { actor, reach } = start({ loadCode: answering(identityQrCode, loadCode) });
    expect(actor.getSnapshot().value).toBe('loadingCode');
    expect(selectCodeLink(actor.getSnapshot())).toBeNull();
    const snapshot = await reach('waiting');
    expect(loadCode).toHaveBeenCalledExactlyOnceWith({ account_id: 101, subject_id: 2 });
    expect(selectCodeLink(snapshot)).toBe(qrCode.link);
    expect(snapshot.context.code?.date).toBe(end);
  });

  it('[IDN-02] [IDN-03] says why there is none, and is asked for again on retry', async () => {
    const loadCode = vi
      .fn()
      .mockRejectedValueOnce(refusal('failure', 'no'))
      .mockReturnValue(qrCode);
    const { actor, reach } = start({ loadCode: answering(identityQrCode, loadCode) });
    const failure = selectIdentityFailure(await reach('failed'));
    expect(failure).toEqual({
      message: { key: 'shell:failure.said', values: { sentence: 'no' } },
      requestId: 'r1',
      code: codes.failure,
    });
    actor.send({ type: 'code.retried' });
    expect(selectCodeLink(await reach('waiting'))).toBe(qrCode.link);
    expect(selectIdentityFailure(actor.getSnapshot())).toBeNull();
  });

  it('[IDN-05] is replaced when the person wants a fresh one', async () => {
    const { actor, reach } = start();
    expect(selectCanRefreshCode(await reach('waiting'))).toBe(true);
    actor.send({ type: 'code.refreshed' });
    expect(actor.getSnapshot().value).toBe('loadingCode');
    expect(selectCanRefreshCode(actor.getSnapshot())).toBe(false);
    expect(selectCodeLink(actor.getSnapshot())).toBeNull();
  });

  it('is replaced by itself when its time is over, seconds before that counted down', async () => {
    const { actor, reach } = start();
    expect(selectSecondsLeft(await reach('waiting'))).toBeNull();
    actor.send({ type: 'clock.ticked', now: Date.parse(end) - 1500 });
    expect(actor.getSnapshot().value).toBe('waiting');
    expect(selectSecondsLeft(actor.getSnapshot())).toBe(2);
    actor.send({ type: 'clock.ticked', now: Date.parse(end) });
    expect(actor.getSnapshot().value).toBe('loadingCode');
  });
});

describe('the status', () => {
  it('[IDN-04] [IDN-06] [CONST-062] is asked every 5 s while it is pending', async () => {
    const checkStatus = vi.fn(() => ({ status: 2 as const }));
    const { clock, reach } = start({ checkStatus: answering(identityBindStatus, checkStatus) });
    await reach('waiting');
    clock.increment(4999);
    expect(checkStatus).not.toHaveBeenCalled();
    clock.increment(1);
    expect(checkStatus).toHaveBeenCalledExactlyOnceWith({
      account_id: 101,
      subject_id: 2,
      type: 2,
    });
    await reach('waiting');
    clock.increment(5000);
    expect(checkStatus).toHaveBeenCalledTimes(2);
  });

  it('[IDN-07] 1 ends the check', async () => {
    const bound = answering(identityBindStatus, () => ({ status: 1 as const }));
    const { actor, clock, reach } = start({ checkStatus: bound });
    await reach('waiting');
    clock.increment(5000);
    await reach('bound');
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('[IDN-08] that is not to be had is asked for again; the code stays on show', async () => {
    const failing = answering(identityBindStatus, () => Promise.reject(refusal('failure')));
    const { actor, clock, reach } = start({ checkStatus: failing });
    await reach('waiting');
    clock.increment(5000);
    expect(actor.getSnapshot().value).toBe('checking');
    expect(selectCodeLink(actor.getSnapshot())).toBe(qrCode.link);
    expect(selectIdentityFailure(await reach('waiting'))).toBeNull();
  });

  it('keeps the time while it is being asked', async () => {
    const { actor, clock, reach } = start({ checkStatus: silent(identityBindStatus) });
    await reach('waiting');
    clock.increment(5000);
    actor.send({ type: 'clock.ticked', now: Date.parse(end) - 9000 });
    expect(selectSecondsLeft(actor.getSnapshot())).toBe(9);
  });
});
