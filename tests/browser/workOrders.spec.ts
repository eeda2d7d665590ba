import type { Page } from '@playwright/test';
import { requestWorkOrder } from '../../src/contract/workOrders';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { untilListening } from './paths/socket';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, noticesOf, test } from './world';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('link') });

for (const language of seenIn('zh')) {
  test(`[SCREEN-172] [SCREEN-174] [CONST-058] [CALL-210] the list holds page and status in its address, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/workOrders/list?subject_id=2', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('workOrders:title'));
    await expect(rows(page)).toHaveCount(10);
    await expect(rows(page).first()).toContainText(say('workOrders:unread'));
    await look(page, `work-orders-${language}`);

    await page.getByRole('button', { name: say('parts:pagination.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(rows(page).last()).toContainText('登录时提示身份未认证');
    await page.reload();
    await expect(rows(page).last()).toContainText('登录时提示身份未认证');
    await page.goBack();
    await expect(rows(page)).toHaveCount(10);

    await page.getByRole('tab', { name: say('workOrders:status.inProgress') }).click();
    await expect(page).toHaveURL(/status=1/);
    await expect(rows(page).first()).toContainText('第 3 讲视频播放到一半没有声音');
    await expect(page.getByRole('cell', { name: say('workOrders:status.completed') })).toHaveCount(
      0,
    );
    await page.getByRole('tab', { name: say('workOrders:status.completed') }).click();
    await expect(page).toHaveURL(/status=2/);
    await expect(rows(page)).toHaveCount(9);
  });

  test(`[SCREEN-173] [SCREEN-191] [WKO-01] [WKO-02] [ENTITY-034] [ENTITY-035] one is opened, with its result and files, and is read, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, freshWorld, 'zhou', '/workOrders/list?subject_id=1', language);
    const title = 'Unit 5 听力材料与原文不一致';
    const row = rows(page).filter({ hasText: title });
    await expect(row).toContainText(say('workOrders:unread'));
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const result = page.getByRole('region', { name: say('workOrders:result.title') });
    await expect(result).toContainText('教研已更换音频');
    const file = page.getByRole('link', { name: '更正说明.txt' });
    await expect(file).toHaveAttribute('href', /^\/previewFile\?fileUrl=/);
    const handled = page.getByRole('term').filter({ hasText: say('workOrders:column.handled') });
    await expect(handled).toBeVisible();
    await look(page, `work-order-${language}`);
    await page.getByRole('link', { name: say('workOrders:back') }).click();
    await expect(row).toBeVisible();
    await expect(row).not.toContainText(say('workOrders:unread'));
    // One that nobody has finished.
    const wish = { subject_id: 1, question: 'The videos of unit 6 do not play' };
    const client = createClient(freshWorld.address);
    const { sheetCode } = await client.ask(requestWorkOrder, wish, { as: 'zhou' });
    await page.goto(`${freshWorld.address}/workOrders/detail?subject_id=1&sheetCode=${sheetCode}`);
    await expect(result).toContainText(say('workOrders:result.waiting'));
    await expect(handled).toHaveCount(0);
    // The service desk handles it, which the open page shows.
    await untilListening(freshWorld, 'zhou');
    const handling = { by: '韩冰', remark: 'The videos play again', file: '更正说明.txt' };
    await freshWorld.control('workOrders/handle', { code: sheetCode, ...handling });
    await expect(result).toContainText(handling.remark);
    await expect(handled).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: handling.by })).toBeVisible();
    await expect(file).toBeVisible();
    await expect(
      page.getByRole('definition').filter({ hasText: say('workOrders:status.completed') }),
    ).toBeVisible();
  });

  test(`a list that loads, is empty, finds nothing or fails looks different each time, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/home?subject_id=5', language);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/tickets/list', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/workOrders/list?subject_id=5&status=1');
    await expect(page.locator('table[aria-busy=true]')).toBeVisible();
    answer();
    await expect(page.getByText(say('parts:nothingForFilter.title'))).toBeVisible();
    await look(page, `work-orders-filtered-${language}`);
    await page.getByRole('button', { name: say('parts:nothingForFilter.clear') }).click();
    await expect(rows(page)).toHaveCount(1);

    await page.unroute('**/tickets/list');
    await page.route('**/tickets/list', (route) => route.abort());
    await page.reload();
    await expect(page.getByText(say('workOrders:failed'))).toBeVisible();
    await look(page, `work-orders-failed-${language}`);
    await page.unroute('**/tickets/list');
    await page.getByRole('button', { name: say('parts:failed.retry') }).click();
    await expect(rows(page)).toHaveCount(1);

    await page.goto('/workOrders/list?subject_id=99');
    await expect(page.getByText(say('workOrders:nothing.title'))).toBeVisible();
    await look(page, `work-orders-empty-${language}`);
    await page.goto('/workOrders/detail?subject_id=2&sheetCode=none');
    await expect(page.getByText(say('workOrders:absent.title'))).toBeVisible();
    await look(page, `work-order-absent-${language}`);
  });
}

test('[SHELL-016] [CONST-070] [CONST-059] the service desk is a window of 650 by 650, with the latest work orders', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  const open = page.getByRole('button', { name: say('workOrders:desk.open') });
  await open.click();
  const desk = page.getByRole('dialog', { name: say('workOrders:desk.title') });
  await expect(desk).toBeFocused();
  // While it rises it is larger by a hair.
  await expect.poll(() => desk.boundingBox()).toMatchObject({ width: 650, height: 650 });
  const orders = desk.getByRole('region', { name: say('workOrders:desk.orders') });
  await expect(orders.getByRole('listitem')).toHaveCount(3);
  const chat = desk.frameLocator('iframe');
  await expect(chat.getByText('您好，这里是在线客服')).toBeVisible();
  await look(page, 'service-desk');
  await chat.getByRole('textbox').fill('学生的状态一直是未完成');
  await chat.getByRole('button').click();
  await expect(chat.getByRole('status')).toContainText('重新打开作业并再次提交');
  await orders.getByRole('link', { name: say('workOrders:desk.all') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('workOrders:title'));
  await desk.getByRole('button', { name: say('workOrders:desk.close') }).click();
  await expect(desk).toBeHidden();
  await expect(open).toBeFocused();
});

test('what an answer of the service desk has not solved becomes a work order, of which nothing typed is lost', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, freshWorld, 'zhou', '/workOrders/list?subject_id=2');
  await page.getByRole('button', { name: say('workOrders:desk.open') }).click();
  const desk = page.getByRole('dialog', { name: say('workOrders:desk.title') });
  const chat = desk.frameLocator('iframe');
  await chat.getByRole('textbox').fill('打印机不工作');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByRole('status')).toBeVisible();
  const unsolved = desk.getByRole('button', { name: say('workOrders:desk.unsolved') });
  await unsolved.click();
  const form = page.getByRole('dialog', { name: say('workOrders:request.title') });
  const question = form.getByRole('textbox', { name: say('workOrders:request.question') });
  const send = form.getByRole('button', { name: say('workOrders:request.verb') });
  // What the desk was asked stands there, and can be changed.
  await expect(question).toHaveValue('打印机不工作');
  await question.fill('');
  await send.click();
  await expect(question).toHaveAttribute('aria-invalid', 'true');
  await question.fill('作业打印出来缺少一页');
  await look(page, 'work-order-request');
  // Escape closes the form, and not the desk behind it.
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(desk).toBeVisible();
  await unsolved.click();
  await form.getByRole('button', { name: say('parts:draft.restore') }).click();
  await expect(question).toHaveValue('作业打印出来缺少一页');
  await send.click();
  await expect(page.getByText(say('workOrders:request.sent'))).toBeVisible();
  // Unread answers come first, so the window's three orders need not hold it; the page behind does.
  await expect(rows(page).filter({ hasText: '作业打印出来缺少一页' })).toContainText(
    say('workOrders:status.inProgress'),
  );
});

test('whoever has no service desk opens a work order on its page, by the keyboard', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('en');
  await page.setViewportSize({ width: 1024, height: 768 });
  await comeBack(page, freshWorld, 'zhou', '/workOrders/list?subject_id=2', 'en');
  const open = page.getByRole('button', { name: say('workOrders:request.open') });
  await open.press('Enter');
  await page
    .getByRole('textbox', { name: say('workOrders:request.question') })
    .fill('A page of the homework is missing in print');
  await look(page, 'work-order-request-en');
  await page.getByRole('button', { name: say('workOrders:request.verb') }).press('Enter');
  await expect(page.getByText(say('workOrders:request.sent'))).toBeVisible();
  await expect(open).toBeFocused();
  const row = rows(page).filter({ hasText: 'A page of the homework is missing in print' });
  await row.getByRole('link').click();
  await expect(page.getByText(say('workOrders:result.waiting'))).toBeVisible();
});

test('[SCREEN-173] [SHELL-016] another work order chosen in the service desk replaces the one that is open', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/workOrders/list?subject_id=2');
  await page.getByRole('button', { name: say('workOrders:desk.open') }).click();
  const desk = page.getByRole('dialog', { name: say('workOrders:desk.title') });
  const links = desk.getByRole('listitem').getByRole('link');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(links.nth(1)).toBeVisible();
  // By their titles: the list is put into order anew as one is read.
  const [first = '', second = ''] = await links.allInnerTexts();
  for (const title of [first, second]) {
    await links.filter({ hasText: title }).click();
    await expect(heading).toHaveText(title);
  }
});

test('[MSG-018] [MSG-069] the service desk says that it failed to load, and is asked again', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/workOrders/list?subject_id=2');
  await page.route('**/serviceDesk', (route) => route.abort());
  await page.getByRole('button', { name: say('workOrders:desk.open') }).click();
  const desk = page.getByRole('dialog', { name: say('workOrders:desk.title') });
  await expect(desk.getByRole('alert')).toContainText(say('workOrders:desk.failed'));
  await look(page, 'service-desk-failed');
  await page.unroute('**/serviceDesk');
  await desk.getByRole('button', { name: say('parts:failed.retry') }).click();
  await expect(desk.frameLocator('iframe').getByRole('textbox')).toBeVisible();
  await desk.getByRole('heading', { level: 2 }).click();
  await page.keyboard.press('Escape');
  await expect(desk).toBeHidden();
});

test('[CALL-010] [MSG-070] [CONST-066] the top bar counts what is unread, and says nothing when nobody answers', async ({
  page,
  freshWorld,
}) => {
  const notices = await noticesOf(page);
  const say = wordsIn('en');
  await comeBack(page, freshWorld, 'zhou', '/workOrders/list?subject_id=2', 'en');
  const unread = (badge: string) =>
    page.getByRole('link', { name: say('shell:top.workOrdersUnread', { badge }), exact: true });
  await expect(unread('3')).toBeVisible();
  await rows(page).first().getByRole('link').click();
  await expect(unread('2')).toBeVisible();

  await page.route('**/tickets/unreadCount', (route) =>
    route.fulfill({ json: { code: 200, message: '', data: { count: 100 } } }),
  );
  await page.reload();
  await expect(unread('99+')).toBeVisible();
  await page.unroute('**/tickets/unreadCount');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith('/tickets/unreadCount'),
  );
  await page.route('**/tickets/unreadCount', (route) => route.abort());
  await page.reload();
  await failed;
  await expect(
    page.getByRole('link', { name: say('shell:top.workOrders'), exact: true }),
  ).toBeVisible();
  expect(notices).toEqual([]);
});
