// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyEmitted, createEffects } from '../../src/app/world/effects';
import { sampleTeacher } from '../../src/machines/shell/navigationGuard.paths';
import { stored } from '../../src/services/storage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The effects of a portal that only listens. */
function effects() {
  const send = vi.fn();
  const made = createEffects({
    portal: () => ({ send }),
    lead: () => undefined,
    socket: { open: () => undefined, close: () => undefined },
    keepDrafts: () => undefined,
    setLanguage: () => undefined,
    saveRows: () => Promise.resolve(),
    dropRows: () => undefined,
    isAllowed: () => false,
  });
  return { send, hear: (event: unknown) => applyEmitted(made, event) };
}

it('the account upgrade is found again where it was', () => {
  const progress = {
    ...{ accountId: 101, step: 'phoneAndCode', mobile: '19900001001', v_code: '', joinUrl: '' },
    ...{ accounts: [], sentTo: '19900001001', waitsUntil: 1000, leavesAt: 0 },
  };
  effects().hear({ type: 'upgrade.progressed', progress });
  expect(stored.accountUpgrade.read()).toEqual(progress);
});

it('[PWD-04] after a new password the portal hears that the session has ended', () => {
  const { hear, send } = effects();
  hear({ type: 'session.ended' });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'session.ended' });
});

it('[WAK-08] the page is loaded anew with the key and the source', () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  effects().hear({ type: 'reload.requested', authKey: 'k 1', from: 'account' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/?authKey=k+1&from=account');
});

it('[SCREEN-176] [SCREEN-177] a saved profile is kept for the next visit, and told to the portal', () => {
  const { hear, send } = effects();
  const profile = { nickname: 'Mia', head_img: '/files/2' };
  stored.teacherInfo.write(sampleTeacher);
  hear({ type: 'profile.saved', profile });
  expect(stored.teacherInfo.read()).toEqual({ ...sampleTeacher, ...profile });
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'profile.saved', profile });
});
