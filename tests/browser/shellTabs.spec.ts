import type { BrowserContext, Page } from '@playwright/test';
import { expect, keptIn, logIn, openWithKey, password, test, type World } from './world';

const hour = 3_600_000;
/** How often the page asks whether learning is limited, in ms: the next call finds the session over. */
const limitCheckEvery = 20_000;

async function enter(page: Page, world: World, path = '/home') {
  await openWithKey(page, world, 'zhou', { path });
  await expect(page.getByRole('button', { name: '明远' })).toBeVisible();
}

/** Another tab of the same browser. */
async function tabAt(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: '明远' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/(role|login)$/);
}

test('[GRD-24] whoever logs out in one tab is out in all of them', async ({
  page,
  world,
  context,
}) => {
  await enter(page, world);
  const other = await tabAt(context, '/student/list');
  await expect(other.getByRole('searchbox')).toBeVisible();
  await logOut(page);
  await expect(other.getByLabel('用户名')).toBeVisible();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByRole('banner')).toHaveCount(0);
});

test('[LANG-003] whoever logs in after a logout in another tab has the language of the country', async ({
  page,
  world,
  context,
}) => {
  await enter(page, world);
  const other = await context.newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: '明远' }).click();
  await other.getByRole('menuitem', { name: 'English' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  await logOut(page);
  await other.getByLabel('Username').fill('zhou');
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
});

test('a login that is being typed outlasts a logout in another tab', async ({
  page,
  world,
  context,
}) => {
  await enter(page, world);
  const other = await tabAt(context, '/login');
  await other.getByLabel('用户名').fill('emily');
  await logOut(page);
  await expect.poll(() => keptIn(other, 'local', 'teacher-token')).toBeNull();
  await expect(other.getByLabel('用户名')).toHaveValue('emily');
  await other.getByRole('textbox', { name: '密码' }).fill(password);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/\/home\?/);
});

test('whoever logs in anew in one tab is in, and nobody else is left in the others', async ({
  page,
  world,
  context,
}) => {
  await enter(page, world);
  const other = await context.newPage();
  await logIn(other, 'agent');
  await expect(other.getByRole('button', { name: '石校长' })).toBeVisible();
  const first = page.getByRole('button', { name: '石校长' }).or(page.getByLabel('用户名'));
  await expect(first).toBeVisible();
  await expect(page.getByRole('button', { name: '明远' })).toHaveCount(0);
  await other.reload();
  await expect(other.getByRole('button', { name: '石校长' })).toBeVisible();
});

test('[GRD-25] what was typed when a session ran out is there after the next login, and so is the page', async ({
  page,
  freshWorld,
}) => {
  await enter(page, freshWorld, '/home');
  await page.goto('/home?subject_id=3');
  // The last that the page asks for by itself: nothing else than the person notices that the session has run out.
  await expect(page.getByRole('button', { name: /^消息/ })).toBeVisible();
  const snooze = page.getByRole('button', { name: /^暂缓：/ }).first();
  const reason = page.getByRole('dialog').getByLabel('原因');
  await snooze.click();
  await reason.fill('家长出差，周五回来再谈');
  await freshWorld.control('clock', { advance: String(5 * hour) });
  await page.getByRole('dialog').getByLabel('暂缓到').fill('2026-11-25');
  await page.getByRole('dialog').getByRole('button', { name: '暂缓', exact: true }).click();

  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('用户名').fill('zhou');
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\?subject_id=3$/);
  await snooze.click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await expect(reason).toHaveValue('家长出差，周五回来再谈');
});

test('[GRD-25] another person who logs in after that finds neither the page nor the draft', async ({
  page,
  freshWorld,
}) => {
  await page.clock.install();
  await enter(page, freshWorld, '/student/list');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await freshWorld.control('clock', { advance: String(5 * hour) });
  await page.clock.fastForward(limitCheckEvery);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('用户名').fill('agent');
  await page.getByRole('textbox', { name: '密码' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  await expect(page.getByRole('button', { name: '石校长' })).toBeVisible();
});
