// @vitest-environment happy-dom
import { accountUpgrade } from '../../../src/machines/account/accountUpgrade';
import { UpgradeDialog } from '../../../src/ui/account/upgrade/UpgradeDialog';
import { UpgradeScreen } from '../../../src/ui/account/upgrade/UpgradeScreen';
import { showGallery } from '../gallery';

showGallery(accountUpgrade, (actor) => <UpgradeScreen actor={actor} />, {
  role: 'heading',
  name: 'accountUpgradeScreen',
});

showGallery(accountUpgrade, (actor) => <UpgradeDialog actor={actor} />, {
  role: 'dialog',
  silent: {
    '"closed"': 'it was shown before, or there is nothing to upgrade',
    '"left"': 'the person goes on working',
  },
});
