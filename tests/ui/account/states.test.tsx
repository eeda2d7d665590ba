// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { busy } from '../../../src/machines/account/busy';
import { busyPaths } from '../../../src/machines/account/busy.paths';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeLoginPaths } from '../../../src/machines/account/codeLogin.paths';
import { codeSending } from '../../../src/machines/account/codeSending';
import { codeSendingPaths } from '../../../src/machines/account/codeSending.paths';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { identityCheckPaths } from '../../../src/machines/account/identityCheck.paths';
import { login } from '../../../src/machines/account/login';
import { loginPaths } from '../../../src/machines/account/login.paths';
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
import { LoginScreen } from '../../../src/ui/account/LoginScreen';
import { LogoutDialog } from '../../../src/ui/account/LogoutDialog';
import { NoPermissionScreen } from '../../../src/ui/account/NoPermissionScreen';
import { PasswordForm } from '../../../src/ui/account/PasswordForm';
import { RolePage } from '../../../src/ui/account/RolePage';
import { TokenLoginScreen } from '../../../src/ui/account/TokenLoginScreen';
import { exhibitsOf, screenFaults, showGallery } from '../gallery';
import { languages, showView } from '../showView';

const stay = () => undefined;
const form = createActor(codeLogin, { input: { scope: {} } }).start();
const [sending] = exhibitsOf({ chart: codeSending, paths: codeSendingPaths });
if (sending === undefined) throw new Error('codeSending has no state');
const anySending = sending.open();

const byPassword = { chart: passwordLogin, paths: passwordLoginPaths };
showGallery(byPassword, (actor) => <PasswordForm actor={actor} />, { role: 'form' });

const byCode = { chart: codeLogin, paths: codeLoginPaths };
showGallery(byCode, (actor) => <CodeForm actor={actor} sending={anySending} />, {
  role: 'form',
});

const code = { chart: codeSending, paths: codeSendingPaths };
showGallery(code, (actor) => <CodeForm actor={form} sending={actor} />, { role: 'form' });

const elsewhere = { isShownElsewhere: true };
showGallery(
  {
    chart: login,
    paths: loginPaths,
    parts: {
      passwordLogin: { ...byPassword, ...elsewhere },
      codeLogin: { ...byCode, ...elsewhere },
      codeSending: { ...code, ...elsewhere },
    },
  },
  (actor) => <LoginScreen actor={actor} />,
  { role: 'heading' },
);

showGallery(
  { chart: tokenLogin, paths: tokenLoginPaths },
  (actor) => <TokenLoginScreen actor={actor} />,
  {
    role: 'heading',
  },
);

showGallery(
  { chart: systemLock, paths: systemLockPaths },
  (actor) => <NoPermissionScreen actor={actor} />,
  {
    role: 'heading',
  },
);

showGallery({ chart: busy, paths: busyPaths }, (actor) => <BusyScreen actor={actor} />, {
  role: 'heading',
});

showGallery(
  { chart: identityCheck, paths: identityCheckPaths },
  (actor) => <IdentityDialog actor={actor} onLogout={stay} />,
  { role: 'dialog' },
);

showGallery({ chart: logout, paths: logoutPaths }, (actor) => <LogoutDialog actor={actor} />, {
  role: 'alertdialog',
  silent: {
    '"staying"': 'nobody wants to leave',
    '"leaving"': 'the login page comes at once',
  },
});

describe.each(languages)('in %s', (language) => {
  it.each(['role', 'account'] as const)('/%s has a screen that everybody can use', async (name) => {
    showView(<RolePage name={name} />, language);
    expect(await screenFaults()).toEqual([]);
  });
});
