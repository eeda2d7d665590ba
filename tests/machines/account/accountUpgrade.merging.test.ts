import { describe, expect, it, vi } from 'vitest';
import { bindAccounts, checkUpgrade, checkUserPassword } from '../../../src/contract/account';
import {
  selectAccounts,
  selectCanSkip,
  selectIsBusy,
  selectOutcome,
  selectPlace,
  selectSecondsToLeave,
  selectStep,
} from '../../../src/machines/account/accountUpgrade';
import {
  selectErrors,
  selectFailure,
  selectValues,
} from '../../../src/machines/parts/form/selectors';
import { answering, noAnswer, refusal, silent } from '../fakes';
import { keptAt, now, other, startUpgrade } from './startUpgrade';

const refreshed = {
  type: 'notice.shown',
  tone: 'good',
  message: { key: 'account:upgrade.refreshed', values: {} },
};
const networkNotice = {
  type: 'notice.shown',
  tone: 'bad',
  message: { key: 'shell:failure.network' },
};

const notYet = () => ({ is_upgrade: 0 as const, list: [] });

describe('waiting for the upgrade', () => {
  /** The wizard after its first answer, which is that it has to wait. */
  async function waiting(answer: () => ReturnType<typeof notYet> | Promise<never> = notYet) {
    const asked = vi.fn(answer);
    const wizard = startUpgrade(
      { kept: keptAt('waiting') },
      { askUpgrade: answering(checkUpgrade, asked) },
    );
    await wizard.settled();
    return { ...wizard, asked };
  }

  it('[UPG-18] [UPG-22] [CONST-061] asks every 10 s', async () => {
    const { clock, asked, settled, snapshot, heard } = await waiting();
    expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2 });
    clock.increment(9999);
    expect(asked).toHaveBeenCalledTimes(1);
    clock.increment(1);
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(selectStep(snapshot())).toBe('waiting');
    expect(heard()).toEqual([]);
  });

  it('[UPG-19] [MSG-072] asks at once when a person wants to know, and says that it has', async () => {
    const { go, asked, heard, clock, settled } = await waiting();
    await go('status.refreshed');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(heard()).toEqual([refreshed]);
    clock.increment(10_000);
    await settled();
    expect(heard()).toHaveLength(1);
  });

  it('[UPG-23] [MSG-071] goes on when nobody answers, and says so', async () => {
    const { clock, asked, settled, heard } = await waiting(() => Promise.reject(noAnswer()));
    clock.increment(10_000);
    await settled();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(heard()).toEqual([networkNotice, networkNotice]);
  });

  it('[UPG-21] [CALL-039] ends with the upgrade, and knows what may be merged', async () => {
    const { settled, kept } = startUpgrade({ kept: keptAt('waiting') });
    const snapshot = await settled();
    expect(selectStep(snapshot)).toBe('success');
    expect(selectAccounts(snapshot)).toEqual([{ ...other, isChecked: false }]);
    expect(kept()).toMatchObject({ step: 'success', accounts: [{ ...other, isChecked: false }] });
  });

  it('[UPG-20] can be skipped, even while it is asked', async () => {
    const { go } = await waiting();
    const skipped = await go('upgrade.skipped');
    expect([selectOutcome(skipped), selectPlace(skipped)]).toEqual(['underway', 2]);
    const asking = startUpgrade({ kept: keptAt('waiting') }, { askUpgrade: silent(checkUpgrade) });
    expect(selectIsBusy(asking.snapshot())).toBe(true);
    expect(selectCanSkip(asking.snapshot())).toBe(true);
  });
});

describe('choosing the accounts to merge', () => {
  const kept = keptAt('merge', { accounts: [{ ...other, isChecked: false }] });

  it('[UPG-24] [UPG-25] follows the success, or is skipped', async () => {
    const success = () => startUpgrade({ kept: { ...kept, step: 'success' } });
    const merge = await success().go('step.continued');
    expect([selectStep(merge), selectPlace(merge)]).toEqual(['merge', 3]);
    const skipped = await success().go('upgrade.skipped');
    expect(selectStep(skipped)).toBe('done');
    expect([selectOutcome(skipped), selectPlace(skipped)]).toEqual(['upgraded', 3]);
  });

  it('[UPG-26] [ENTITY-010] checks an account, and unchecks it; the choice is kept', () => {
    const { actor, snapshot, kept: keptNow } = startUpgrade({ kept });
    actor.send({ type: 'account.toggled', userId: 102 });
    expect(selectAccounts(snapshot())).toEqual([{ ...other, isChecked: true }]);
    expect(keptNow()?.accounts).toEqual(selectAccounts(snapshot()));
    actor.send({ type: 'account.toggled', userId: 999 });
    actor.send({ type: 'account.toggled', userId: 102 });
    expect(selectAccounts(snapshot())).toEqual([{ ...other, isChecked: false }]);
  });

  it('[UPG-28] [UPG-37] [CALL-036] merges those that are checked, once', async () => {
    const asked = vi.fn(() => ({}));
    const accounts = [
      { ...other, isChecked: false },
      { userId: 103, userName: 'lin3', isChecked: true },
      { userId: 104, userName: 'lin4', isChecked: true },
    ];
    const { go, actor } = startUpgrade(
      { kept: { ...kept, accounts } },
      { bind: answering(bindAccounts, asked) },
    );
    const merged = go('submit.requested');
    actor.send({ type: 'submit.requested' });
    const end = await merged;
    expect([selectStep(end), selectOutcome(end), selectPlace(end)]).toEqual(['done', 'merged', 4]);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, lstUserId: [103, 104] });
  });

  it('[UPG-29] makes no call while none is checked', async () => {
    const asked = vi.fn(() => ({}));
    const { go, actor, snapshot } = startUpgrade(
      { kept },
      { bind: answering(bindAccounts, asked) },
    );
    expect(selectErrors(await go('submit.requested'))).toEqual({ accounts: 'required' });
    expect(asked).not.toHaveBeenCalled();
    actor.send({ type: 'account.toggled', userId: 102 });
    expect(selectErrors(snapshot())).toEqual({});
  });

  it('[UPG-38] [MSG-071] keeps the choice when it can’t be merged', async () => {
    const { go, actor, heard } = startUpgrade(
      { kept },
      { bind: answering(bindAccounts, () => Promise.reject(noAnswer())) },
    );
    actor.send({ type: 'account.toggled', userId: 102 });
    const snapshot = await go('submit.requested');
    expect(selectStep(snapshot)).toBe('merge');
    expect(selectAccounts(snapshot)).toEqual([{ ...other, isChecked: true }]);
    expect(heard()).toEqual([networkNotice]);
  });

  it('[UPG-30] can be skipped', async () => {
    expect(selectStep(await startUpgrade({ kept }).go('upgrade.skipped'))).toBe('done');
  });
});

describe('another account', () => {
  const kept = keptAt('merge', { accounts: [{ ...other, isChecked: false }] });

  async function adding(check = answering(checkUserPassword, () => ({ ...other }))) {
    const wizard = startUpgrade({ kept }, { checkAccount: check });
    await wizard.go('addition.requested');
    return wizard;
  }

  it('[UPG-27] [UPG-31] is added, or not: what was typed is forgotten then', async () => {
    const { type, go, snapshot } = await adding();
    expect(selectStep(snapshot())).toBe('addAccount');
    type({ uname: 'lin3', password: 'secret2026' });
    const back = await go('addition.cancelled');
    expect(selectStep(back)).toBe('merge');
    expect(selectValues(back)).toMatchObject({ uname: '', password: '' });
  });

  it('[UPG-32] [UPG-35] [CALL-035] joins the list, checked', async () => {
    const asked = vi.fn(() => ({ userId: 103, userName: 'lin-3' }));
    const { type, go } = await adding(answering(checkUserPassword, asked));
    type({ uname: ' lin-3 ', password: ' secret 2026' });
    const snapshot = await go('submit.requested');
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      subject_id: 2,
      uname: 'lin-3',
      password: ' secret 2026',
    });
    expect(selectStep(snapshot)).toBe('merge');
    expect(selectAccounts(snapshot)).toEqual([
      { ...other, isChecked: false },
      { userId: 103, userName: 'lin-3', isChecked: true },
    ]);
    expect(selectValues(snapshot)).toMatchObject({ uname: '', password: '' });
  });

  it('[UPG-35] is not listed twice', async () => {
    const { type, go } = await adding();
    type({ uname: 'lin2', password: 'secret2026' });
    expect(selectAccounts(await go('submit.requested'))).toEqual([{ ...other, isChecked: true }]);
  });

  it.each([
    ['nothing', {}, { uname: 'required', password: 'required' }],
    ['[VALID-029] a short name', { uname: 'li', password: 'x' }, { uname: 'accountName' }],
    ['[VALID-029] other characters', { uname: 'lin.2', password: 'x' }, { uname: 'accountName' }],
    ['[VALID-030] no password', { uname: 'lin2' }, { password: 'required' }],
  ])('[UPG-33] is not asked for with %s', async (_, typed, errors) => {
    const asked = vi.fn(() => ({ ...other }));
    const { type, go } = await adding(answering(checkUserPassword, asked));
    type(typed);
    expect(selectErrors(await go('submit.requested'))).toEqual(errors);
    expect(asked).not.toHaveBeenCalled();
  });

  it('[UPG-36] that is not its owner’s says so; what was typed stays until it changes', async () => {
    const wrong = refusal('wrongCredentials', 'Not right');
    const { type, go, snapshot } = await adding(
      answering(checkUserPassword, () => Promise.reject(wrong)),
    );
    type({ uname: 'lin3', password: 'wrong' });
    expect(selectFailure(await go('submit.requested'))?.message.values).toEqual({
      sentence: 'Not right',
    });
    expect(selectValues(snapshot())).toMatchObject({ uname: 'lin3', password: 'wrong' });
    type({ password: 'right' });
    expect(selectFailure(snapshot())).toBeNull();
  });

  it('[UPG-34] can be skipped', async () => {
    const { go } = await adding();
    const snapshot = await go('upgrade.skipped');
    expect(selectStep(snapshot)).toBe('done');
  });
});

describe('the end', () => {
  const next = { type: 'page.requested', to: '/report/list?subject_id=2', replace: true };

  it('[UPG-39] [CONST-065] counts 5 s down, then leads on', async () => {
    const { go, actor, clock, snapshot, heard, kept } = startUpgrade();
    expect(selectSecondsToLeave(await go('upgrade.skipped'))).toBe(5);
    actor.send({ type: 'clock.ticked', now: now + 2000 });
    expect(selectSecondsToLeave(snapshot())).toBe(3);
    clock.increment(4999);
    expect(heard()).toEqual([]);
    clock.increment(1);
    expect(heard()).toEqual([next]);
    expect(snapshot().status).toBe('done');
    expect(kept()?.step).toBe('left');
  });

  it('[UPG-40] leads on at once when the person wishes', async () => {
    const { go, heard } = startUpgrade();
    await go('upgrade.skipped', 'step.continued');
    expect(heard()).toEqual([next]);
  });

  it('goes on counting after a reload', () => {
    const { snapshot, clock, heard } = startUpgrade({
      kept: keptAt('done', { leavesAt: now + 2000 }),
    });
    expect(selectSecondsToLeave(snapshot())).toBe(2);
    clock.increment(2000);
    expect(heard()).toEqual([next]);
  });
});
