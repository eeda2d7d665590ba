// @vitest-environment happy-dom
import { accountMenu } from '../../../src/machines/account/accountMenu';
import { accountMenuPaths } from '../../../src/machines/account/accountMenu.paths';
import { accountSecurity } from '../../../src/machines/account/accountSecurity';
import { accountSecurityPaths } from '../../../src/machines/account/accountSecurity.paths';
import { accountWakeUp } from '../../../src/machines/account/accountWakeUp';
import { accountWakeUpPaths } from '../../../src/machines/account/accountWakeUp.paths';
import { avatarUpload } from '../../../src/machines/account/avatarUpload';
import { avatarUploadPaths } from '../../../src/machines/account/avatarUpload.paths';
import { passwordChange } from '../../../src/machines/account/passwordChange';
import { passwordChangePaths } from '../../../src/machines/account/passwordChange.paths';
import { profileSave } from '../../../src/machines/account/profileSave';
import { profileSavePaths } from '../../../src/machines/account/profileSave.paths';
import { AccountDialogs } from '../../../src/ui/account/AccountDialogs';
import { PasswordDialog } from '../../../src/ui/account/PasswordDialog';
import { ProfileDialog } from '../../../src/ui/account/ProfileDialog';
import { SecurityDialog } from '../../../src/ui/account/SecurityDialog';
import { WakeUpDialog } from '../../../src/ui/account/WakeUpDialog';
import { showGallery } from '../gallery';

const stay = () => undefined;
const elsewhere = { isShownElsewhere: true };

const profile = {
  chart: profileSave,
  paths: profileSavePaths,
  parts: { avatarUpload: { chart: avatarUpload, paths: avatarUploadPaths } },
};
showGallery(profile, (actor) => <ProfileDialog actor={actor} onClose={stay} />, {
  role: 'dialog',
});

const password = { chart: passwordChange, paths: passwordChangePaths };
showGallery(password, (actor) => <PasswordDialog actor={actor} onClose={stay} />);

const wakeUp = { chart: accountWakeUp, paths: accountWakeUpPaths };
showGallery(wakeUp, (actor) => <WakeUpDialog actor={actor} />, {
  silent: {
    '"disabled"': 'a notice says so, and the list of accounts stays',
    '"entered"': 'the switch goes on',
    '"dismissed"': 'the list of accounts stays',
    '"redirected"': 'the account platform’s page comes at once',
    '"reloaded"': 'the portal opens anew',
  },
});

const security = {
  chart: accountSecurity,
  paths: accountSecurityPaths,
  parts: { accountWakeUp: { ...wakeUp, ...elsewhere } },
};
showGallery(security, (actor) => <SecurityDialog actor={actor} onClose={stay} />, {
  role: 'dialog',
});

showGallery(
  {
    chart: accountMenu,
    paths: accountMenuPaths,
    parts: {
      profileSave: { ...profile, ...elsewhere },
      passwordChange: { ...password, ...elsewhere },
      accountSecurity: { ...security, ...elsewhere },
    },
  },
  (actor) => <AccountDialogs actor={actor} />,
  { silent: { '"closed"': 'nothing was opened' } },
);
