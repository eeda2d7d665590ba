import { requestWorkOrder, workOrderList } from '../../src/contract/workOrders';
import { createClient } from '../server/rig/client';
import { wordsIn } from './words';
import { callsOf, comeBack, expect, test } from './world';

// What changes while a page is loading, before its socket has opened.

test('a change between the load of a page and the opening of its socket is told, and without one nothing is asked twice', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('zh');
  const client = createClient(freshWorld.address);
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route(/assets\/socket-/, async (route) => {
    await opened;
    await route.continue();
  });
  const lists = callsOf(page);
  await comeBack(page, freshWorld, 'zhou', '/workOrders/list?subject_id=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('workOrders:title'));
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const question = 'The socket was late';
  await client.ask(requestWorkOrder, { subject_id: 2, question }, { as: 'zhou' });
  await expect(page.getByRole('link', { name: question })).toBeHidden();
  open();
  await expect(page.getByRole('link', { name: question })).toBeVisible();

  const before = lists.length;
  await page.reload();
  await expect(page.getByRole('link', { name: question })).toBeVisible();
  await page.waitForTimeout(1000);
  const asked = lists.slice(before).filter(({ path }) => path === workOrderList.path);
  expect(asked).toHaveLength(1);
});
