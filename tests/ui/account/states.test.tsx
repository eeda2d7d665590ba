// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { account } from '../../../src/app/areas/account';
import { codeLogin } from '../../../src/machines/account/codeLogin';
import { codeSending } from '../../../src/machines/account/codeSending';
import { identityCheck } from '../../../src/machines/account/identityCheck';
import { logout } from '../../../src/machines/account/logout';
import { passwordLogin } from '../../../src/machines/account/passwordLogin';
import { CodeForm } from '../../../src/ui/account/CodeForm';
import { IdentityDialog } from '../../../src/ui/account/IdentityDialog';
import { LogoutDialog } from '../../../src/ui/account/LogoutDialog';
import { PasswordForm } from '../../../src/ui/account/PasswordForm';
import { RolePage } from '../../../src/ui/account/RolePage';
import { exhibitOf, exhibitsOf } from '../../../src/paths';
import { catalogueOf } from '../../machines/catalogueOf';
import { screenFaults, showGallery, showPages } from '../gallery';
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
await showPages(account, {
  login: { role, elsewhere: ['passwordLogin', 'codeLogin', 'codeSending'] },
  ...{ tokenLogin: { role }, systemLock: { role }, busy: { role } },
});
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
    showView(<RolePage name={name} ending="refused" isLoggedIn={false} />, language);
    expect(await screenFaults()).toEqual([]);
  });
});
