import { describe, expect, it, vi } from 'vitest';
import { checkUpgrade, sendCode, upgradeAccount } from '../../../src/contract/account';
import {
  selectCanSkip,
  selectCodeWait,
  selectIsBusy,
  selectIsSendingCode,
  selectJoinUrl,
  selectPlace,
  selectStep,
} from '../../../src/machines/account/accountUpgrade';
import {
  selectAttempts,
  selectErrors,
  selectValues,
} from '../../../src/machines/parts/form/selectors';
import { answering, noAnswer, refusal, silent } from '../fakes';
import { keptAt, mobile, now, startUpgrade } from './startUpgrade';

const networkNotice = {
  type: 'notice.shown',
  tone: 'bad',
  message: { key: 'shell:failure.network' },
};

describe('the wizard', () => {
  it('[UPG-01] [SHELL-008] opens for an account that is not upgraded', () => {
    const { snapshot, kept } = startUpgrade();
    expect(selectStep(snapshot())).toBe('intro');
    expect(selectPlace(snapshot())).toBe(1);
    expect(kept()).toEqual(keptAt('intro'));
  });

  it.each([
    ['an upgraded account', { accountUpgrade: 1 }],
    ['one to which it was shown before', { kept: keptAt('left') }],
  ])('[UPG-02] stays closed for %s', (_, input) => {
    const { snapshot, kept, heard } = startUpgrade(input);
    expect(selectStep(snapshot())).toBeNull();
    expect(kept()).toBeNull();
    expect(heard()).toEqual([]);
  });

  it('[UPG-03] [UPG-04] goes on to the phone, or straight to the end', async () => {
    expect(selectStep(await startUpgrade().go('step.continued'))).toBe('phoneAndCode');
    expect(selectStep(await startUpgrade().go('upgrade.skipped'))).toBe('done');
  });
});

describe('the code', () => {
  async function atPhone(send = answering(sendCode, () => ({}))) {
    const wizard = startUpgrade({}, { sendCode: send });
    await wizard.go('step.continued');
    return wizard;
  }

  it('[UPG-05] [UPG-07] [UPG-09] [VALID-028] [CALL-037] is sent, then not again for 60 s', async () => {
    const asked = vi.fn(() => ({}));
    const { type, go, clock, actor, snapshot, kept } = await atPhone(answering(sendCode, asked));
    type({ mobile });
    expect(selectCodeWait(await go('code.requested'))).toBe(60);
    expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, mobile });
    expect(kept()).toMatchObject({ step: 'phoneAndCode', mobile, waitsUntil: now + 60_000 });
    await go('code.requested');
    actor.send({ type: 'clock.ticked', now: now + 20_000 });
    expect(selectCodeWait(snapshot())).toBe(40);
    clock.increment(59_999);
    expect(selectCodeWait(snapshot())).not.toBeNull();
    clock.increment(1);
    expect(selectCodeWait(snapshot())).toBeNull();
    await go('code.requested');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['', 'required'],
    ['12900001001', 'mobile'],
    ['1990000100', 'mobile'],
  ])('[UPG-06] [VALID-025] [MSG-021] is not sent to %j', async (wrong, error) => {
    const asked = vi.fn(() => ({}));
    const { type, go } = await atPhone(answering(sendCode, asked));
    type({ mobile: wrong });
    const snapshot = await go('code.requested');
    expect(asked).not.toHaveBeenCalled();
    expect(selectErrors(snapshot)).toEqual({ mobile: error });
    expect(selectAttempts(snapshot)).toBe(1);
  });

  it('[UPG-08] [MSG-071] that can’t be sent is told of, and may be asked for at once', async () => {
    const { type, go, heard } = await atPhone(
      answering(sendCode, () => Promise.reject(noAnswer())),
    );
    type({ mobile });
    expect(selectCodeWait(await go('code.requested'))).toBeNull();
    expect(heard()).toEqual([networkNotice]);
  });

  it('waits as long as the server says when it was asked too often', async () => {
    const tooOften = refusal('throttled', 'Too often', { seconds: 1800 });
    const { type, go } = await atPhone(answering(sendCode, () => Promise.reject(tooOften)));
    type({ mobile });
    expect(selectCodeWait(await go('code.requested'))).toBe(1800);
  });

  it('may be sent to another mobile at once: the wait is that of one number', async () => {
    const asked = vi.fn(() => ({}));
    const { type, go, snapshot } = await atPhone(answering(sendCode, asked));
    type({ mobile });
    await go('code.requested');
    type({ mobile: '19900001002' });
    expect(selectCodeWait(snapshot())).toBeNull();
    await go('code.requested');
    expect(asked).toHaveBeenLastCalledWith({ subject_id: 2, mobile: '19900001002' });
    type({ mobile: '1990' });
    expect(selectErrors(await go('code.requested'))).toEqual({ mobile: 'mobile' });
  });

  it('leaves no wait for a mobile that none could be sent to', async () => {
    const send = vi.fn(() => ({}));
    const wrong = answering(upgradeAccount, () => Promise.reject(refusal('wrongCredentials')));
    const { type, go } = startUpgrade({}, { sendCode: answering(sendCode, send), upgrade: wrong });
    await go('step.continued');
    type({ mobile });
    await go('code.requested');
    send.mockImplementationOnce(() => {
      throw noAnswer();
    });
    type({ mobile: '19900001002', v_code: '2026' });
    expect(selectCodeWait(await go('code.requested', 'submit.requested'))).toBeNull();
  });

  it('is understood as it is pasted: a number with blanks, a whole text message', async () => {
    const { type, snapshot } = await atPhone();
    type({ mobile: '+86 199-0000-1001', v_code: '[Portal] 2026 is your code, good for 5 minutes' });
    expect(selectValues(snapshot())).toMatchObject({ mobile, v_code: '2026' });
  });

  it('is on its way once at a time', async () => {
    const { type, actor, snapshot } = await atPhone(silent(sendCode));
    type({ mobile });
    actor.send({ type: 'code.requested' });
    expect(selectIsSendingCode(snapshot())).toBe(true);
    expect(snapshot().can({ type: 'code.requested' })).toBe(false);
    expect(snapshot().can({ type: 'submit.requested' })).toBe(false);
    expect(selectCanSkip(snapshot())).toBe(true);
  });
});

describe('phone and code', () => {
  async function submitted(upgrade: ReturnType<typeof answering<typeof upgradeAccount>>) {
    const wizard = startUpgrade({}, { upgrade, askUpgrade: silent(checkUpgrade) });
    await wizard.go('step.continued');
    wizard.type({ mobile, v_code: '2026' });
    await wizard.go('submit.requested');
    return wizard;
  }

  it('[UPG-10] [UPG-13] [UPG-17] [CALL-038] upgrade the account', async () => {
    const asked = vi.fn(() => ({ joinUrl: '' }));
    const { snapshot, kept } = await submitted(answering(upgradeAccount, asked));
    expect(asked).toHaveBeenCalledExactlyOnceWith({ subject_id: 2, mobile, v_code: '2026' });
    expect(snapshot().matches({ waiting: 'plain' })).toBe(true);
    expect(selectPlace(snapshot())).toBe(2);
    expect(kept()).toMatchObject({ step: 'waiting', v_code: '' });
  });

  it('[UPG-13] [UPG-16] keep the address where the school is joined', async () => {
    const joinUrl = 'https://example.org/join';
    const { snapshot, kept } = await submitted(answering(upgradeAccount, () => ({ joinUrl })));
    expect(snapshot().matches({ waiting: 'joining' })).toBe(true);
    expect(selectJoinUrl(snapshot())).toBe(joinUrl);
    expect(kept()).toMatchObject({ step: 'waiting', joinUrl });
  });

  it.each([
    ['nothing', {}, { mobile: 'required', v_code: 'required' }],
    ['[VALID-027] three digits', { mobile, v_code: '202' }, { v_code: 'smsCode' }],
    ['[VALID-026] letters', { mobile, v_code: 'abcd' }, { v_code: 'smsCode' }],
    ['another mobile', { mobile: '1', v_code: '2026' }, { mobile: 'mobile' }],
  ])('[UPG-11] make no call with %s', async (_, typed, errors) => {
    const asked = vi.fn(() => ({ joinUrl: '' }));
    const { go, type, snapshot } = startUpgrade({}, { upgrade: answering(upgradeAccount, asked) });
    await go('step.continued');
    type(typed);
    expect(selectErrors(await go('submit.requested'))).toEqual(errors);
    expect(asked).not.toHaveBeenCalled();
    type({ mobile, v_code: '2026' });
    expect(selectErrors(snapshot())).toEqual({});
  });

  it('[UPG-14] [MSG-019] have the code entered again that was wrong', async () => {
    const wrong = refusal('wrongCredentials', 'Wrong code');
    const { snapshot, heard } = await submitted(
      answering(upgradeAccount, () => Promise.reject(wrong)),
    );
    expect(selectStep(snapshot())).toBe('phoneAndCode');
    expect(selectErrors(snapshot())).toEqual({ v_code: 'wrongCode' });
    expect(selectAttempts(snapshot())).toBe(1);
    expect(selectValues(snapshot())).toMatchObject({ mobile, v_code: '' });
    expect(heard()).toEqual([]);
  });

  it('[UPG-15] [MSG-071] stay as they are when nobody answers', async () => {
    const { snapshot, heard } = await submitted(
      answering(upgradeAccount, () => Promise.reject(noAnswer())),
    );
    expect(selectValues(snapshot())).toMatchObject({ mobile, v_code: '2026' });
    expect(heard()).toEqual([networkNotice]);
  });

  it('go on with the wait for another code after a wrong one', async () => {
    const wrong = answering(upgradeAccount, () => Promise.reject(refusal('wrongCredentials')));
    const { go, type, actor, clock, snapshot } = startUpgrade({}, { upgrade: wrong });
    await go('step.continued');
    type({ mobile, v_code: '2026' });
    await go('code.requested');
    actor.send({ type: 'clock.ticked', now: now + 20_000 });
    await go('submit.requested');
    expect(selectCodeWait(snapshot())).toBe(40);
    clock.increment(40_000);
    expect(selectCodeWait(snapshot())).toBeNull();
  });

  it('[UPG-12] can be skipped, and are forgotten then', async () => {
    const { go, type, kept } = startUpgrade();
    await go('step.continued');
    type({ mobile, v_code: '2026' });
    expect(selectStep(await go('upgrade.skipped'))).toBe('done');
    expect(kept()).toMatchObject({ mobile: '', v_code: '' });
  });

  it('are sent once', () => {
    const { actor, type, snapshot } = startUpgrade({}, { upgrade: silent(upgradeAccount) });
    actor.send({ type: 'step.continued' });
    type({ mobile, v_code: '2026' });
    actor.send({ type: 'submit.requested' });
    expect(selectIsBusy(snapshot())).toBe(true);
    expect(selectStep(snapshot())).toBe('phoneAndCode');
    expect(snapshot().can({ type: 'submit.requested' })).toBe(false);
    expect(selectCanSkip(snapshot())).toBe(false);
  });
});
