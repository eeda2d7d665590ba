// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { afterEach, expect, it, vi } from 'vitest';
import {
  checkPagePermission,
  identityBindStatus,
  identityQrCode,
  loginByToken,
} from '../../../src/contract/account';
import { busy } from '../../../src/machines/account/busy';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { logout } from '../../../src/machines/account/logout';
import { systemLock } from '../../../src/machines/account/systemLock';
import { tokenLogin } from '../../../src/machines/account/tokenLogin';
import { BusyScreen } from '../../../src/ui/account/BusyScreen';
import { IdentityDialog } from '../../../src/ui/account/IdentityDialog';
import { LogoutDialog } from '../../../src/ui/account/LogoutDialog';
import { NoPermissionScreen } from '../../../src/ui/account/NoPermissionScreen';
import { RolePage } from '../../../src/ui/account/RolePage';
import { TokenLoginScreen } from '../../../src/ui/account/TokenLoginScreen';
import { answering, heardFrom, noAnswer, refusal, silent } from '../../machines/fakes';
import { showView } from '../showView';

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  ['role', 'You are not logged in'],
  ['account', 'Account platform login ended'],
] as const)(
  '[ROUTE-020] [ROUTE-021] [CODE-013] /%s says who may come in, and what to do now',
  (name, title) => {
    showView(<RolePage name={name} ending={null} isLoggedIn={false} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    const terms = screen.getAllByRole('term').map((term) => term.textContent);
    expect(terms).toEqual([
      'Analysts',
      'Principals, administrators',
      'Agent administrators',
      'Students, parents',
    ]);
    expect(document.body.textContent).toContain('principal or administrator');
  },
);

it.each(['role', 'account'] as const)('/%s leads on who is logged in after all', (name) => {
  showView(<RolePage name={name} ending={null} isLoggedIn />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You are logged in');
  expect(screen.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/home');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

it('[SCREEN-183] [MSG-064] shows the reason as text and nothing else', () => {
  const reason = '<b>Overdue</b> see <a href="https://example.org">here</a>';
  const actor = createActor(systemLock, { input: { subjectId: 2, reason } }).start();
  showView(<NoPermissionScreen actor={actor} />);
  expect(screen.getByText(reason)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Log in with another account',
  ]);
});

it('[SLK-03] asks the server again, once, and shows the reason of today', async () => {
  const checkPermission = answering(checkPagePermission, () =>
    Promise.reject(refusal('noPermission', 'Still overdue')),
  );
  const chart = systemLock.provide({ actors: { checkPermission } });
  const actor = createActor(chart, { input: { subjectId: 2, reason: 'Overdue' } }).start();
  showView(<NoPermissionScreen actor={actor} />);
  press('Try again');
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  expect(screen.getByText('Still overdue')).toBeTruthy();
});

const details = '/home/summary\nr7';

function openBusy() {
  const clock = new SimulatedClock();
  const input = { subjectId: 2, path: '/home/summary', requestId: 'r7' };
  const actor = createActor(busy, { clock, input });
  const heard = heardFrom(actor);
  actor.start();
  showView(<BusyScreen actor={actor} />);
  return { clock, heard };
}

it('[CODE-005] takes another try once the wait is over', () => {
  const { clock, heard } = openBusy();
  press('Try again in 10 s');
  expect(heard).toEqual([]);
  act(() => {
    clock.increment(10_000);
  });
  press('Try again');
  expect(heard).toHaveLength(1);
  const retry = screen.getByRole('button', { name: 'Try again' });
  expect(retry.getAttribute('aria-busy')).toBe('true');
});

it('[CODE-005] copies the request for support', async () => {
  const writeText = vi.fn((_: string) => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  openBusy();
  press('Copy');
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(details);
});

it('selects the request where the browser has no clipboard', async () => {
  vi.stubGlobal('navigator', {});
  openBusy();
  press('Copy');
  expect(await screen.findByText('Selected. Press Ctrl+C to copy')).toBeTruthy();
  expect(window.getSelection()?.toString()).toBe(details);
});

it('[MSG-003] says that a link did not work, and how to come in without it', () => {
  const actor = createActor(tokenLogin, { input: { token: '' } }).start();
  showView(<TokenLoginScreen actor={actor} />);
  expect(screen.getByRole('alert').textContent).toContain('Login by link failed');
  const way = screen.getByRole('link', { name: 'Log in another way' });
  expect(way.getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button')).toBeNull();
});

it('[SCREEN-184] offers another try when nobody answered', async () => {
  const asked = vi.fn(() => Promise.reject(noAnswer()));
  const chart = tokenLogin.provide({ actors: { logIn: answering(loginByToken, asked) } });
  const actor = createActor(chart, { input: { token: 'k1' } }).start();
  showView(<TokenLoginScreen actor={actor} />);
  expect(screen.getByRole('status').textContent).toBe('Logging you in');
  await act(() => waitFor(actor, (snapshot) => snapshot.hasTag('failed')));
  press('Try again');
  expect(asked).toHaveBeenCalledTimes(2);
  await act(() => waitFor(actor, (snapshot) => snapshot.hasTag('failed')));
});

it('[SHELL-013] names what logging out costs, and starts on the safe answer', async () => {
  const actor = createActor(logout);
  const heard = heardFrom(actor);
  actor.start();
  showView(<LogoutDialog actor={actor} />);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  act(() => {
    actor.send({ type: 'logout.requested' });
  });
  const dialog = screen.getByRole('alertdialog', { name: 'Sign out?' });
  expect(dialog.textContent).toContain('Drafts on this computer');
  await vi.waitFor(() => {
    expect(document.activeElement?.textContent).toBe('Cancel');
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(heard).toEqual([{ type: 'logout.confirmed' }]);
});

const end = '2026-11-20T14:32:00+08:00';

async function openIdentity(
  loadCode = answering(identityQrCode, () => ({ date: end, link: 'l' })),
) {
  const chart = identityCheck.provide({
    actors: { loadCode, checkStatus: silent(identityBindStatus) },
  });
  const input = { accountId: 101, subjectId: 2 };
  const actor = createActor(chart, { clock: new SimulatedClock(), input }).start();
  const onLogout = vi.fn();
  showView(<IdentityDialog actor={actor} onLogout={onLogout} />);
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  return { actor, onLogout };
}

it('[SHELL-006] [ROLE-097] shows the code, what to do in three lines, and the time left', async () => {
  const { actor } = await openIdentity();
  expect(screen.getByRole('img', { name: 'QR code to confirm your identity' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  act(() => {
    actor.send({ type: 'clock.ticked', now: Date.parse(end) - 45_000 });
  });
  expect(screen.getByRole('timer').textContent).toBe('45 s');
});

it('[SHELL-006] can’t be closed: neither by a button nor by Escape', async () => {
  const { onLogout } = await openIdentity();
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBe(dialog);
  const buttons = within(dialog).getAllByRole('button');
  expect(buttons.map((button) => button.textContent)).toEqual(['Get a new code', 'Sign out']);
  press('Sign out');
  expect(onLogout).toHaveBeenCalledOnce();
});

it('[IDN-03] [IDN-05] gets a new code on request, and after a failure', async () => {
  const asked = vi
    .fn(() => ({ date: end, link: 'l' }))
    .mockImplementationOnce(() => {
      throw refusal('failure', 'Down for a moment');
    });
  const { actor } = await openIdentity(answering(identityQrCode, asked));
  expect(screen.getByRole('alert').textContent).toContain('Down for a moment');
  expect(screen.getByRole('alert').textContent).toContain('r1');
  press('Try again');
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
  press('Get a new code');
  expect(asked).toHaveBeenCalledTimes(3);
  await act(() => waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
});
