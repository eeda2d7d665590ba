import { workOrderRequest } from '../../../../src/machines/workOrders/workOrderRequest';
import { workOrderRequestPaths } from '../../../../src/machines/workOrders/workOrderRequest.paths';
import { workOrders } from '../../../../src/machines/workOrders/workOrders';
import { workOrdersPaths } from '../../../../src/machines/workOrders/workOrders.paths';
import { comeBack, expect } from '../../world';
import { type Answer, lost, sending } from '../answers';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import type { ScreenAdapter } from '../adapter';

const address = '/workOrders/list?subject_id=2';
const opener = button('workOrders:request.open');

/** Says what is not solved, and sends it. */
export const request: Answer = async (_, walk) => {
  const { page, say } = walk;
  const question = say('workOrders:request.question');
  await page.getByRole('textbox', { name: question, exact: true }).fill('A video has no sound');
  await dialogButton('workOrders:request.verb').find(walk).click();
};

/** The page of work orders, with the dialog of a new one. */
export const workOrdersAdapter: ScreenAdapter = {
  chart: workOrders,
  catalogue: workOrdersPaths,
  async enter({ page, world, language, say }, start) {
    const asked = start === 'asked' ? '&request=new' : '';
    await comeBack(page, world, 'zhou', address + asked, language);
    if (start === 'asked') {
      await expect(
        page.getByRole('dialog', { name: say('workOrders:request.title') }),
      ).toBeVisible();
    }
  },
  events: {
    'workOrder.requested': opener,
    'workOrder.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { workOrderRequest: { done: [request] } },
};

/** The form in it, which begins empty. */
export const requestAdapter = formAdapter({
  chart: workOrderRequest,
  catalogue: workOrderRequestPaths,
  words: 'workOrders:request',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', address, {
      key: 'workOrderRequest.2',
      content: { question: 'A picture is missing' },
    });
    await opener.find(walk).click();
  },
  errors: [lost, sending({ question: '' })],
});
