import { createActor, fromPromise, setup, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { sendLoginCode } from '../../../src/contract/account';
import type { Draft } from '../../../src/domain/draft';
import {
  codeSending,
  selectCodeWait,
  selectHasSent,
  selectMobile,
  selectSendingAttempts,
  selectSendingRefusal,
} from '../../../src/machines/account/codeSending';
import type { LocalLogic } from '../../../src/machines/parts/local';
import { answering, noAnswer, refusal } from '../fakes';

const now = Date.parse('2026-11-20T08:30:00+08:00');
const mobile = '19900001001';

type Kept = { key: string; content: unknown };

function keeper(found: Draft | null, savedAt = now) {
  const keep = vi.fn(({ content }: Kept) => Promise.resolve({ content, savedAt }));
  const recallSent: LocalLogic<'draft.load'> = Object.assign(
    fromPromise<Draft | null, { key: string }>(() => Promise.resolve(found)),
    { local: 'draft.load' as const },
  );
  const keepSent: LocalLogic<'draft.save'> = Object.assign(
    fromPromise<Draft, Kept>(({ input }) => keep(input)),
    { local: 'draft.save' as const },
  );
  return { keep, recallSent, keepSent };
}

interface Setting {
  readonly found?: Draft | null;
  readonly send?: () => Record<string, never>;
}

/** A login page that hears what the sending tells it. */
function start({ found = null, send = () => ({}) }: Setting = {}) {
  const { keep, recallSent, keepSent } = keeper(found);
  const asked = vi.fn(send);
  const sendCode = answering(sendLoginCode, asked);
  const chart = codeSending.provide({ actors: { sendCode, recallSent, keepSent } });
  const heard: unknown[] = [];
  const page = setup({
    types: {} as { events: { type: 'code.recalled' }; children: { sending: 'sending' } },
    actors: { sending: chart },
    actions: { hear: ({ event }) => heard.push(event) },
  }).createMachine({
    invoke: { id: 'sending', src: 'sending' },
    on: { 'code.recalled': { actions: 'hear' } },
  });
  const { sending } = createActor(page).start().getSnapshot().children;
  if (sending === undefined) throw new Error('nothing sends');
  sending.send({ type: 'clock.ticked', now });
  return {
    sending,
    asked,
    keep,
    heard,
    snapshot: () => sending.getSnapshot(),
    reach: (state: 'ready' | 'resting') => waitFor(sending, (one) => one.matches(state)),
  };
}

it('[VALID-028] [CONST-060] sends a code, then not again for 60 s', async () => {
  const { sending, asked, reach, snapshot } = start();
  await reach('ready');
  sending.send({ type: 'code.requested', mobile });
  await reach('resting');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ mobile });
  expect(selectHasSent(snapshot())).toBe(true);
  expect(selectCodeWait(snapshot())).toBe(60);
  sending.send({ type: 'code.requested', mobile });
  sending.send({ type: 'clock.ticked', now: now + 59_999 });
  expect(selectCodeWait(snapshot())).toBe(1);
  expect(asked).toHaveBeenCalledTimes(1);
  sending.send({ type: 'clock.ticked', now: now + 60_000 });
  expect(selectCodeWait(snapshot())).toBeNull();
  sending.send({ type: 'code.requested', mobile });
  expect(asked).toHaveBeenCalledTimes(2);
});

it('[VALID-028] keeps the wait over a reload, with the mobile that it is for', async () => {
  const { sending, keep, reach } = start();
  await reach('ready');
  sending.send({ type: 'code.requested', mobile });
  await reach('resting');
  const kept = keep.mock.calls[0]?.[0];
  expect(kept?.content).toEqual({ mobile });
  const reloaded = start({ found: { content: kept?.content, savedAt: now - 20_000 } });
  await reloaded.reach('resting');
  expect(selectCodeWait(reloaded.snapshot())).toBe(40);
  expect(selectMobile(reloaded.snapshot())).toBe(mobile);
  expect(reloaded.heard).toEqual([{ type: 'code.recalled', mobile }]);
});

it.each([
  ['whose wait is over', { content: { mobile }, savedAt: now - 60_000 }],
  ['of something else', { content: { text: 'a draft' }, savedAt: now }],
])('starts afresh after a code %s', async (_, found) => {
  const { reach, heard, snapshot } = start({ found });
  await reach('ready');
  expect(heard).toEqual([]);
  expect(selectMobile(snapshot())).toBe('');
});

it('never waits longer than 60 s, however far ahead the kept moment is', async () => {
  const { reach, snapshot } = start({ found: { content: { mobile }, savedAt: now + 600_000 } });
  await reach('resting');
  expect(selectCodeWait(snapshot())).toBe(60);
});

it('sends to another mobile at once: the wait is that of one number', async () => {
  const { sending, asked, reach } = start();
  await reach('ready');
  sending.send({ type: 'code.requested', mobile });
  await reach('resting');
  sending.send({ type: 'code.requested', mobile: '19900001002' });
  expect(asked).toHaveBeenLastCalledWith({ mobile: '19900001002' });
});

it('[VALID-025] [MSG-021] sends nothing to what is no mobile number', async () => {
  const { sending, asked, reach, snapshot } = start();
  await reach('ready');
  sending.send({ type: 'code.requested', mobile: '12900001001' });
  sending.send({ type: 'code.requested', mobile: '' });
  expect(asked).not.toHaveBeenCalled();
  expect(selectSendingAttempts(snapshot())).toBe(2);
});

it('waits as long as the server says when codes are asked for too often', async () => {
  const send = () => {
    throw refusal('throttled', 'Too often', { seconds: 1800 });
  };
  const { sending, reach, snapshot } = start({ send });
  await reach('ready');
  sending.send({ type: 'code.requested', mobile });
  await reach('resting');
  expect(selectCodeWait(snapshot())).toBe(1800);
  expect(selectSendingRefusal(snapshot())?.values).toEqual({ sentence: 'Too often' });
  expect(selectHasSent(snapshot())).toBe(false);
});

it('can be asked again at once after no answer', async () => {
  const send = () => {
    throw noAnswer();
  };
  const { sending, reach, snapshot } = start({ send });
  await reach('ready');
  sending.send({ type: 'code.requested', mobile });
  await waitFor(sending, (one) => one.matches('ready'));
  expect(selectSendingRefusal(snapshot())).toEqual({ key: 'shell:failure.network' });
  expect(selectCodeWait(snapshot())).toBeNull();
});
