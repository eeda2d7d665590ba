// @vitest-environment happy-dom
import { accountUpgrade } from '../../../src/machines/account/accountUpgrade';
import { accountUpgradePaths } from '../../../src/machines/account/accountUpgrade.paths';
import { UpgradeDialog } from '../../../src/ui/account/upgrade/UpgradeDialog';
import { UpgradeScreen } from '../../../src/ui/account/upgrade/UpgradeScreen';
import { showGallery } from '../gallery';

const upgrade = { chart: accountUpgrade, paths: accountUpgradePaths };

showGallery(upgrade, (actor) => <UpgradeScreen actor={actor} />, { role: 'heading' });

showGallery(upgrade, (actor) => <UpgradeDialog actor={actor} />, {
  role: 'dialog',
  silent: {
    '"closed"': 'it was shown before, or there is nothing to upgrade',
    '"left"': 'the person goes on working',
  },
});
