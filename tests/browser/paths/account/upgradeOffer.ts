import { accountUpgradePaths } from '../../../../src/machines/account/accountUpgrade.paths';
import { upgradeOffer } from '../../../../src/machines/account/upgradeOffer';
import { upgradeOfferPaths } from '../../../../src/machines/account/upgradeOffer.paths';
import type { ScreenAdapter } from '../adapter';
import { enterWelcome, welcome } from '../shell/welcome';

const { kept } = accountUpgradePaths.inputs.reloadedAtPhone;

/** The upgrade that opens by itself, as this browser remembers it. */
export const upgradeOfferAdapter: ScreenAdapter = {
  chart: upgradeOffer,
  catalogue: upgradeOfferPaths,
  async enter(walk, start) {
    if (start !== 'first') {
      await walk.page.addInitScript(
        ([progress, over]) => {
          localStorage.setItem('account-upgrade', progress);
          if (over !== '') sessionStorage.setItem('upgrade-over', over);
        },
        [
          JSON.stringify({ ...kept, accountId: 101 }),
          start === 'reloaded' ? JSON.stringify(welcome) : '',
        ] as const,
      );
    }
    await enterWelcome(walk);
  },
  events: {},
  answers: {},
};
