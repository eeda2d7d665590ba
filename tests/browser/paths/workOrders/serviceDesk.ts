import { serviceDesk } from '../../../../src/machines/workOrders/serviceDesk';
import { serviceDeskPaths } from '../../../../src/machines/workOrders/serviceDesk.paths';
import { expect } from '../../world';
import { lost, really } from '../answers';
import { button, dialogButton } from '../controls';
import { hasFocus } from '../focus';
import { enterWelcome } from '../shell/welcome';
import type { ScreenAdapter, Walk } from '../adapter';
import { request } from './workOrders';

/** How the address of the chat ends: it is looked for first, then shown in a frame. */
const path = 'serviceDesk';

/** The button of the window, while it is closed. */
const opener = ({ page, say }: Walk) =>
  page.getByRole('button', { name: say('workOrders:desk.open'), exact: true, expanded: false });

/** The window of the service desk, which speaks Chinese, of whoever is logged in, or is not. */
export const deskAdapter: ScreenAdapter = {
  chart: serviceDesk,
  catalogue: serviceDeskPaths,
  languages: ['zh'],
  async enter(walk, start) {
    const { page } = walk;
    await page.route(`**/${path}`, (asked) =>
      asked.request().isNavigationRequest() ? asked.continue() : asked.fallback(),
    );
    if (start === 'member') await enterWelcome(walk);
    else await page.goto('/role');
    await expect(opener(walk)).toBeVisible();
  },
  events: {
    'desk.opened': { find: opener },
    'question.asked': {
      trigger: async ({ page }) => {
        const chat = page.frameLocator('iframe');
        await chat.getByRole('textbox').fill('A video has no sound');
        await chat.getByRole('button').click();
        await expect(chat.getByRole('status')).toBeVisible();
      },
    },
    'desk.closed': button('workOrders:desk.close'),
    'retry.requested': button('parts:failed.retry'),
    'workOrder.requested': button('workOrders:desk.unsolved'),
    'workOrder.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    findDesk: { call: { path }, done: [really], error: [lost] },
    workOrderRequest: { done: [request] },
  },
  shows: async (walk, snapshot) => {
    if (snapshot.matches('open')) await hasFocus(walk);
  },
};
