// @vitest-environment happy-dom
import { accountMenu } from '../../../src/machines/account/accountMenu';
import { accountSecurity } from '../../../src/machines/account/accountSecurity';
import { accountWakeUp } from '../../../src/machines/account/accountWakeUp';
import { passwordChange } from '../../../src/machines/account/passwordChange';
import { profileSave } from '../../../src/machines/account/profileSave';
import { AccountDialogs } from '../../../src/ui/account/AccountDialogs';
import { PasswordDialog } from '../../../src/ui/account/PasswordDialog';
import { ProfileDialog } from '../../../src/ui/account/ProfileDialog';
import { SecurityDialog } from '../../../src/ui/account/SecurityDialog';
import { WakeUpDialog } from '../../../src/ui/account/WakeUpDialog';
import { showGallery } from '../gallery';

const stay = () => undefined;

showGallery(profileSave, (actor) => <ProfileDialog actor={actor} onClose={stay} />, {
  role: 'dialog',
});

showGallery(passwordChange, (actor) => <PasswordDialog actor={actor} onClose={stay} />);

showGallery(accountWakeUp, (actor) => <WakeUpDialog actor={actor} />, {
  silent: {
    '"disabled"': 'a notice says so, and the list of accounts stays',
    '"entered"': 'the switch goes on',
    '"dismissed"': 'the list of accounts stays',
    '"redirected"': 'the account platform’s page comes at once',
    '"reloaded"': 'the portal opens anew',
  },
});

showGallery(accountSecurity, (actor) => <SecurityDialog actor={actor} onClose={stay} />, {
  elsewhere: ['accountWakeUp'],
  role: 'dialog',
});

showGallery(accountMenu, (actor) => <AccountDialogs actor={actor} />, {
  elsewhere: ['profileSave', 'passwordChange', 'accountSecurity'],
  silent: { '"closed"': 'nothing was opened', '"goingBack"': 'the portal is left' },
});
