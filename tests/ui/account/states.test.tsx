// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { busy } from '../../../src/machines/account/busy';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeSending } from '../../../src/machines/account/codeSending';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { login } from '../../../src/machines/account/login';
import { logout } from '../../../src/machines/account/logout';
import { passwordLogin } from '../../../src/machines/account/passwordLogin';
import { systemLock } from '../../../src/machines/account/systemLock';
import { tokenLogin } from '../../../src/machines/account/tokenLogin';
import { BusyScreen } from '../../../src/ui/account/BusyScreen';
import { CodeForm } from '../../../src/ui/account/CodeForm';
import { IdentityDialog } from '../../../src/ui/account/IdentityDialog';
import { LoginScreen } from '../../../src/ui/account/LoginScreen';
import { LogoutDialog } from '../../../src/ui/account/LogoutDialog';
import { NoPermissionScreen } from '../../../src/ui/account/NoPermissionScreen';
import { PasswordForm } from '../../../src/ui/account/PasswordForm';
import { RolePage } from '../../../src/ui/account/RolePage';
import { TokenLoginScreen } from '../../../src/ui/account/TokenLoginScreen';
import { exhibitOf, exhibitsOf } from '../../../src/paths';
import { catalogueOf } from '../../machines/catalogueOf';
import { screenFaults, showGallery } from '../gallery';
import { languages, showView } from '../showView';

const stay = () => undefined;
const form = createActor(codeLogin, { input: { scope: {} } }).start();
const [sending] = exhibitsOf(exhibitOf(codeSending, catalogueOf));
if (sending === undefined) throw new Error('codeSending has no state');
const anySending = sending.open();
const role = 'heading';

showGallery(passwordLogin, (actor) => <PasswordForm actor={actor} />, { role: 'form' });
showGallery(codeLogin, (actor) => <CodeForm actor={actor} sending={anySending} />, {
  role: 'form',
  elsewhere: ['draft'],
});
showGallery(codeSending, (actor) => <CodeForm actor={form} sending={actor} />, { role: 'form' });
showGallery(login, (actor) => <LoginScreen actor={actor} />, {
  role,
  elsewhere: ['passwordLogin', 'codeLogin', 'codeSending'],
});
showGallery(tokenLogin, (actor) => <TokenLoginScreen actor={actor} />, { role });
showGallery(systemLock, (actor) => <NoPermissionScreen actor={actor} />, { role });
showGallery(busy, (actor) => <BusyScreen actor={actor} />, { role });
showGallery(identityCheck, (actor) => <IdentityDialog actor={actor} onLogout={stay} />, {
  role: 'dialog',
});
showGallery(logout, (actor) => <LogoutDialog actor={actor} />, {
  role: 'alertdialog',
  silent: {
    '"staying"': 'nobody wants to leave',
    '"leaving"': 'the login page comes at once',
  },
});

describe.each(languages)('in %s', (language) => {
  it.each(['role', 'account'] as const)('/%s has a screen that everybody can use', async (name) => {
    showView(<RolePage name={name} ending="refused" />, language);
    expect(await screenFaults()).toEqual([]);
  });
});
