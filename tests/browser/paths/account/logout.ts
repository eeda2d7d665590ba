import type { Locator } from '@playwright/test';
import { logout } from '../../../../src/machines/account/logout';
import { logoutPaths } from '../../../../src/machines/account/logout.paths';
import { button, enterPortal } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

/** The question before somebody leaves. */
export const logoutAdapter: ScreenAdapter = {
  chart: logout,
  catalogue: logoutPaths,
  enter: enterPortal,
  events: {
    'logout.requested': {
      find: ({ page, say }: Walk) => page.getByRole('menuitem', { name: say('shell:top.logout') }),
      async use(entry: Locator, _: unknown, { page }: Walk) {
        await page.getByRole('button', { name: '明远', exact: true }).click();
        await entry.click();
      },
    },
    'logout.cancelled': button('parts:dialog.cancel'),
    'logout.confirmed': button('shell:logout.verb'),
  },
  answers: {},
};
