// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { busy } from '../../../src/machines/account/busy';
import { busyPaths } from '../../../src/machines/account/busy.paths';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeLoginPaths } from '../../../src/machines/account/codeLogin.paths';
import { codeSending } from '../../../src/machines/account/codeSending';
import { codeSendingPaths } from '../../../src/machines/account/codeSending.paths';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { identityCheckPaths } from '../../../src/machines/account/identityCheck.paths';
import { logout } from '../../../src/machines/account/logout';
import { logoutPaths } from '../../../src/machines/account/logout.paths';
import { passwordLogin } from '../../../src/machines/account/passwordLogin';
import { passwordLoginPaths } from '../../../src/machines/account/passwordLogin.paths';
import { systemLock } from '../../../src/machines/account/systemLock';
import { systemLockPaths } from '../../../src/machines/account/systemLock.paths';
import { tokenLogin } from '../../../src/machines/account/tokenLogin';
import { tokenLoginPaths } from '../../../src/machines/account/tokenLogin.paths';
import { BusyScreen } from '../../../src/ui/account/BusyScreen';
import { CodeForm } from '../../../src/ui/account/CodeForm';
import { IdentityDialog } from '../../../src/ui/account/IdentityDialog';
import { LogoutDialog } from '../../../src/ui/account/LogoutDialog';
import { NoPermissionScreen } from '../../../src/ui/account/NoPermissionScreen';
import { PasswordForm } from '../../../src/ui/account/PasswordForm';
import { RolePage } from '../../../src/ui/account/RolePage';
import { TokenLoginScreen } from '../../../src/ui/account/TokenLoginScreen';
import { languages, showView } from '../showView';
import { accessFaults, exhibitsOf } from './exhibits';

const stay = () => undefined;
const form = createActor(codeLogin, { input: { scope: {} } }).start();
const [anySending] = exhibitsOf(codeSending, codeSendingPaths);

/** A view in one of its states, and what a person finds there at least. */
interface Shown {
  readonly name: string;
  readonly view: ReactElement;
  readonly role: 'heading' | 'form' | 'dialog' | 'alertdialog' | null;
}

const shown: readonly Shown[] = [
  ...exhibitsOf(passwordLogin, passwordLoginPaths).map(({ value, actor }) => ({
    name: `passwordLogin ${value}`,
    view: <PasswordForm actor={actor} />,
    role: 'form' as const,
  })),
  ...exhibitsOf(codeLogin, codeLoginPaths).flatMap(({ value, actor }) =>
    anySending === undefined
      ? []
      : {
          name: `codeLogin ${value}`,
          view: <CodeForm actor={actor} sending={anySending.actor} />,
          role: 'form' as const,
        },
  ),
  ...exhibitsOf(codeSending, codeSendingPaths).map(({ value, actor }) => ({
    name: `codeSending ${value}`,
    view: <CodeForm actor={form} sending={actor} />,
    role: 'form' as const,
  })),
  ...exhibitsOf(tokenLogin, tokenLoginPaths).map(({ value, actor }) => ({
    name: `tokenLogin ${value}`,
    view: <TokenLoginScreen actor={actor} />,
    role: 'heading' as const,
  })),
  ...exhibitsOf(systemLock, systemLockPaths).map(({ value, actor }) => ({
    name: `systemLock ${value}`,
    view: <NoPermissionScreen actor={actor} />,
    role: 'heading' as const,
  })),
  ...exhibitsOf(busy, busyPaths).map(({ value, actor }) => ({
    name: `busy ${value}`,
    view: <BusyScreen actor={actor} />,
    role: 'heading' as const,
  })),
  ...exhibitsOf(identityCheck, identityCheckPaths).map(({ value, actor }) => ({
    name: `identityCheck ${value}`,
    view: <IdentityDialog actor={actor} onLogout={stay} />,
    role: 'dialog' as const,
  })),
  ...exhibitsOf(logout, logoutPaths).map(({ value, actor }) => ({
    name: `logout ${value}`,
    view: <LogoutDialog actor={actor} />,
    role: value === '"asking"' ? ('alertdialog' as const) : null,
  })),
  ...(['role', 'account'] as const).map((name) => ({
    name: `/${name}`,
    view: <RolePage name={name} />,
    role: 'heading' as const,
  })),
];

const complained = vi.spyOn(console, 'error');

afterEach(() => {
  expect(complained).not.toHaveBeenCalled();
  complained.mockClear();
});

describe.each(languages)('in %s', (language) => {
  it.each(shown)('$name has a screen that everybody can use', async ({ view, role }) => {
    showView(view, language);
    if (role === null) expect(document.body.textContent).toBe('');
    else expect(screen.getAllByRole(role).length).toBeGreaterThan(0);
    expect(await accessFaults()).toEqual([]);
  });
});
