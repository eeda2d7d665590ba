import type { Page } from '@playwright/test';
import { missingPage } from '../../../../src/machines/shell/missingPage';
import { missingPagePaths } from '../../../../src/machines/shell/missingPage.paths';
import { expect } from '../../world';
import { type Answer, lost, really } from '../answers';
import { button, enterPortal } from '../controls';
import type { ScreenAdapter } from '../adapter';

const release = 'index.html';
const code = '**/assets/reportTargets-*.js';

const lose = (page: Page) => page.route(code, (asked) => asked.abort());

/** The server has another release than the page. */
const renewed: Answer = async (call) => {
  const body = '<script type="module" src="/assets/another.js"></script>';
  await call?.fulfill({ contentType: 'text/html', body });
};

/** The list of reports, whose code does not come. */
export const missingPageAdapter: ScreenAdapter = {
  chart: missingPage,
  catalogue: { ...missingPagePaths, inputs: { reports: { path: '/report/list' } } },
  async enter(walk) {
    const { page, say } = walk;
    await enterPortal(walk);
    await lose(page);
    await page.getByRole('link', { name: say('shell:sidebar.report'), exact: true }).click();
  },
  // The code comes at once, or does not.
  atOnce: ({ value }) => (value === 'loading' ? ['loadPage'] : []),
  events: {
    'network.lost': { trigger: ({ page }) => page.context().setOffline(true) },
    'network.found': {
      trigger: async ({ page }) => {
        await page.context().setOffline(true);
        await page.context().setOffline(false);
      },
    },
    'retry.requested': button('shell:unreachable.retry'),
  },
  answers: {
    findRelease: { call: { path: release }, done: [really, renewed], error: [lost] },
    loadPage: {
      call: null,
      done: [async (_, { page }) => page.unroute(code)],
      error: [async (_, { page }) => lose(page)],
    },
  },
  shows: async ({ page, say }, { value }) => {
    if (value === 'here') {
      await expect(
        page.getByRole('heading', { level: 1, name: say('reports:title') }),
      ).toBeVisible();
    }
  },
};
