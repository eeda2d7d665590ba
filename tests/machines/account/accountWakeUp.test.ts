import { createActor, SimulatedClock, waitFor } from 'xstate';
import { expect, it, vi } from 'vitest';
import { accountList, wakeUpAccount } from '../../../src/contract/account';
import { CallFailure } from '../../../src/contract/failure';
import {
  accountSecurity,
  selectIsChoosing,
  selectWakeUp,
} from '../../../src/machines/account/accountSecurity';
import {
  accountWakeUp,
  selectAccount,
  selectIsAsking,
  selectIsLeaving,
  selectIsWakeFailed,
  selectIsWakeUnsure,
  selectIsWaking,
} from '../../../src/machines/account/accountWakeUp';
import { accountWakeUpPaths } from '../../../src/machines/account/accountWakeUp.paths';
import { answering, heardFrom, noAnswer, silent } from '../fakes';

const asleep = accountWakeUpPaths.inputs.asleep.account;
const ticket = { auth_key: 'k1', from: 'account' };
const asleepItem = { ...asleep, songshu_system_userid: '', school_id: 102 };
const willing = answering(wakeUpAccount, () => ticket);

interface Setting {
  readonly account?: Partial<Record<'is_freeze' | 'is_disabled', 0 | 1>>;
  readonly isSingleSignOn?: boolean;
  readonly wakeUp?: typeof willing;
}

function start({ account = {}, isSingleSignOn = false, wakeUp = willing }: Setting = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(accountWakeUp.provide({ actors: { wakeUp } }), {
    clock,
    input: { account: { ...asleep, ...account }, isSingleSignOn },
  });
  const heard = heardFrom(actor);
  actor.start();
  return {
    actor,
    clock,
    heard,
    snapshot: () => actor.getSnapshot(),
    outcome: () => actor.getSnapshot().output?.outcome,
    wake: () => {
      actor.send({ type: 'wake.requested' });
      return waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    },
  };
}

const warned = (key: string) => ({
  type: 'notice.shown',
  tone: 'bad',
  message: { key, values: {} },
});

it.each([0, 1] as const)(
  '[WAK-01] [MSG-063] enters no disabled account, frozen (%i) or not',
  (is_freeze) => {
    const { outcome, heard } = start({ account: { is_disabled: 1, is_freeze } });
    expect(outcome()).toBe('disabled');
    expect(heard).toEqual([warned('account:wakeUp.disabled')]);
  },
);

it('[WAK-02] asks before a frozen account is woken up', () => {
  const { snapshot, outcome } = start();
  expect(selectIsAsking(snapshot())).toBe(true);
  expect(selectAccount(snapshot())).toEqual(asleep);
  expect(outcome()).toBeUndefined();
});

it('[WAK-03] lets in whoever is awake, without a word', () => {
  const { outcome, heard } = start({ account: { is_freeze: 0 } });
  expect(outcome()).toBe('entered');
  expect(heard).toEqual([]);
});

it('[WAK-04] is left alone when the person does not log in', () => {
  const { actor, outcome, heard } = start();
  actor.send({ type: 'login.declined' });
  expect(outcome()).toBe('dismissed');
  expect(heard).toEqual([]);
});

it('[WAK-05] [WAK-06] leads back to the single sign-on after 1.5 s', () => {
  const { actor, clock, snapshot, outcome, heard } = start({ isSingleSignOn: true });
  actor.send({ type: 'login.declined' });
  expect(selectIsLeaving(snapshot())).toBe(true);
  clock.increment(1499);
  expect(heard).toEqual([]);
  clock.increment(1);
  expect(outcome()).toBe('redirected');
  expect(heard).toEqual([{ type: 'page.requested', to: '/account', replace: true }]);
});

it('[WAK-07] [WAK-08] [CALL-014] wakes it up once, and reloads with the key and the source', async () => {
  const asked = vi.fn(() => ticket);
  const { actor, wake, outcome, heard } = start({ wakeUp: answering(wakeUpAccount, asked) });
  const awake = wake();
  actor.send({ type: 'wake.requested' });
  await awake;
  expect(asked).toHaveBeenCalledExactlyOnceWith({ user_id: 102, account_id: 102 });
  expect(outcome()).toBe('reloaded');
  expect(heard).toEqual([{ type: 'reload.requested', authKey: 'k1', from: 'account' }]);
});

it('[WAK-09] [WAK-10] [WAK-11] [MSG-062] that fails can be tried again, or be left', async () => {
  const asked = vi.fn(() => Promise.reject(noAnswer()));
  const { actor, wake, outcome, heard } = start({ wakeUp: answering(wakeUpAccount, asked) });
  expect(selectIsWakeFailed(await wake())).toBe(true);
  expect(selectIsWakeFailed(await wake())).toBe(true);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(heard).toEqual([warned('account:wakeUp.failed'), warned('account:wakeUp.failed')]);
  actor.send({ type: 'login.declined' });
  expect(outcome()).toBe('dismissed');
});

it('[WAK-09] [WAK-11] one whose answer is lost may be awake: the dialog says so, and the list is loaded anew', async () => {
  const lost = new CallFailure('timeout', { path: wakeUpAccount.path, isChange: true });
  const refused = start({ wakeUp: answering(wakeUpAccount, () => Promise.reject(noAnswer())) });
  expect(selectIsWakeUnsure(await refused.wake())).toBe(false);
  const wakeUp = accountWakeUp.provide({
    actors: { wakeUp: answering(wakeUpAccount, () => Promise.reject(lost)) },
  });
  const listed = vi.fn(() => ({ list: [asleepItem] }));
  const actors = { accountWakeUp: wakeUp, loadAccounts: answering(accountList, listed) };
  const input = { accountId: 101, subjectId: 2, isSingleSignOn: false };
  const actor = createActor(accountSecurity.provide({ actors }), { input }).start();
  await waitFor(actor, selectIsChoosing);
  actor.send({ type: 'account.chosen', userId: 102 });
  const question = selectWakeUp(actor.getSnapshot());
  if (question === undefined) throw new Error('nothing is asked');
  question.send({ type: 'wake.requested' });
  expect(selectIsWakeUnsure(await waitFor(question, selectIsWakeFailed))).toBe(true);
  question.send({ type: 'login.declined' });
  await waitFor(actor, selectIsChoosing);
  expect(listed).toHaveBeenCalledTimes(2);
});

it('while it wakes up there is nothing to press', () => {
  const { actor, snapshot } = start({ wakeUp: silent(wakeUpAccount) });
  actor.send({ type: 'wake.requested' });
  expect(selectIsWaking(snapshot())).toBe(true);
  expect(selectIsAsking(snapshot())).toBe(false);
});
