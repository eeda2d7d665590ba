import { describe, expect, it } from 'vitest';
import { checkUpgrade } from '../../../src/contract/account';
import { upgradeProgress, type UpgradeStep, upgradeSteps } from '../../../src/domain/account';
import { selectCodeWait, selectStep } from '../../../src/machines/account/accountUpgrade';
import { silent } from '../fakes';
import { selectValues } from '../../../src/machines/parts/form/selectors';
import { keptAt, mobile, now, startUpgrade } from './startUpgrade';

describe('[ENTITY-009] what the browser keeps', () => {
  it.each(upgradeSteps.filter((step) => step !== 'left'))('leads back to %s', (step) => {
    const { snapshot } = startUpgrade({ kept: keptAt(step) }, { askUpgrade: silent(checkUpgrade) });
    expect(selectStep(snapshot())).toBe(step satisfies UpgradeStep);
  });

  it('leads back with what was typed and what is left of the wait', () => {
    const kept = keptAt('phoneAndCode', {
      ...{ mobile, v_code: '2026', sentTo: mobile },
      waitsUntil: now + 25_000,
    });
    const { snapshot, clock } = startUpgrade({ kept });
    expect(selectValues(snapshot())).toMatchObject({ mobile, v_code: '2026' });
    expect(selectCodeWait(snapshot())).toBe(25);
    clock.increment(25_000);
    expect(selectCodeWait(snapshot())).toBeNull();
  });

  it('is asked at once whether it is done meanwhile', async () => {
    const { settled } = startUpgrade({ kept: keptAt('waiting') });
    expect(selectStep(await settled())).toBe('success');
  });

  it.each(['success', 'merge', 'addAccount', 'done'] as const)(
    'leads back to %s, though the account is upgraded by now',
    (step) => {
      const { snapshot } = startUpgrade({ kept: keptAt(step), accountUpgrade: 1 });
      expect(selectStep(snapshot())).toBe(step);
    },
  );

  it('leads past the phone, when the account was upgraded and the answer was lost', async () => {
    const kept = keptAt('phoneAndCode', { mobile });
    const { snapshot, settled } = startUpgrade({ kept, accountUpgrade: 1 });
    expect(selectStep(snapshot())).toBe('waiting');
    expect(selectStep(await settled())).toBe('success');
  });

  it('[UPG-02] leads nowhere, when it had not begun before the account was upgraded', () => {
    const { snapshot } = startUpgrade({ kept: keptAt('intro'), accountUpgrade: 1 });
    expect(selectStep(snapshot())).toBeNull();
  });

  it('is nothing to another account', () => {
    const { snapshot } = startUpgrade({ kept: { ...keptAt('left'), accountId: 7 } });
    expect(selectStep(snapshot())).toBe('intro');
  });

  it('never holds a password', async () => {
    const { go, type, kept } = startUpgrade({ kept: keptAt('addAccount') });
    type({ uname: 'lin3', password: 'secret2026' });
    await go('submit.requested');
    expect(JSON.stringify(kept())).not.toContain('secret2026');
    expect(upgradeProgress.parse(kept())).toEqual(kept());
  });
});
