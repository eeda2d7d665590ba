import type { BrowserContext, Page } from '@playwright/test';
import en from '../../locales/en/shell.json' with { type: 'json' };
import zh from '../../locales/zh/shell.json' with { type: 'json' };
import { accessFaults } from './accessFaults';
import {
  callsOf,
  expect,
  keptIn,
  noticesOf,
  openWithKey,
  password,
  test,
  type World,
} from './world';

// The guard on the real portal: GRD-01 … GRD-09, GRD-24 … GRD-27. The login check is in guardLogin.spec.ts.

const pathsOf = (calls: readonly { path: string }[]) => calls.map(({ path }) => path);
const checkLogin = '/teacher/checkLogin';
const guideStatus = '/teacher/getGuideStatus';

async function enter(page: Page, world: World, username = 'zhou', from = 'fast_login') {
  await openWithKey(page, world, username, { from });
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
}

/** Another tab of somebody who is logged in: it has not been anywhere yet. */
async function newTab(page: Page, world: World, context: BrowserContext): Promise<Page> {
  await enter(page, world);
  return context.newPage();
}

const homeOf = (page: Page) => page.getByRole('heading', { level: 1, name: '首页' });
const popUps = (page: Page) => page.locator('[data-live]');

for (const [path, shown] of [
  ['/login', '登录学情分析师工作台'],
  ['/tokenLogin', '链接不完整'],
] as const) {
  test(`[GRD-01] ${path} is left alone: no call is made`, async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(path);
    await expect(page.getByText(shown)).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('[GRD-02] [STORE-006] [STORE-007] a key in the address is kept with its source, and asked about', async ({
  page,
}) => {
  const asked = page.waitForRequest(`**${checkLogin}`);
  await page.route(`**${checkLogin}`, () => undefined);
  await page.goto('/student/list?authKey=one-time&from=fast_login&subject_id=2');
  const form = new URLSearchParams((await asked).postData() ?? '');
  expect(Object.fromEntries(form)).toMatchObject({ authKey: 'one-time', from: 'fast_login' });
  expect(await keptIn(page, 'tab', 'auth-key')).toBe('one-time');
  expect(await keptIn(page, 'local', 'from')).toBe('fast_login');
  await expect(page).toHaveURL(/\/student\/list\?subject_id=2$/);
});

test('[GRD-03] [GRD-06] a stored token brings the person and the role back, and asks nobody', async ({
  page,
  world,
  context,
}) => {
  await enter(page, world, 'type6');
  const tab = await context.newPage();
  const calls = callsOf(tab);
  await tab.goto('/student/list');
  await expect(tab.getByRole('button', { name: '立夏' })).toBeVisible();
  await expect(tab.getByRole('link', { name: '学生', exact: true })).toBeVisible();
  await expect(tab.getByRole('link', { name: '备课' })).toHaveCount(0);
  await expect(tab.getByRole('heading', { level: 1, name: '学生' })).toBeVisible();
  expect(pathsOf(calls)).not.toContain(checkLogin);
  expect(pathsOf(calls)).not.toContain(guideStatus);
});

test('[STORE-014] the login check tells the id that the platform has left in this tab', async ({
  page,
}) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('system-user-id', JSON.stringify('songshu-7'));
  });
  const asked = page.waitForRequest(`**${checkLogin}`);
  await page.goto('/student/list');
  const form = new URLSearchParams((await asked).postData() ?? '');
  expect(form.get('system_user_id')).toBe('songshu-7');
});

test('[GRD-04] without token and key the server is asked who this is', async ({ page }) => {
  const calls = callsOf(page);
  await page.goto('/student/list');
  await expect(page).not.toHaveURL(/student/);
  expect(pathsOf(calls)).toEqual([checkLogin]);
  expect(calls[0]?.form.get('authKey')).toBe('');
});

test('[GRD-05] [STORE-005] a tab asks for the guide on its first visit home, and never again', async ({
  page,
  world,
  context,
}) => {
  const tab = await newTab(page, world, context);
  const calls = callsOf(tab);
  const asked = tab.waitForRequest(`**${guideStatus}`);
  await tab.goto('/');
  expect((await asked).postData()).toBe('subject_id=1');
  expect(await keptIn(tab, 'tab', 'landed')).toBe(true);
  await tab.goto('/');
  await expect(homeOf(tab)).toBeVisible();
  await tab.goto('/home');
  await expect(homeOf(tab)).toBeVisible();
  expect(pathsOf(calls).filter((path) => path === guideStatus)).toHaveLength(1);
});

test('[GRD-07] [STORE-011] the guide is wanted at status 1', async ({
  page,
  freshWorld,
  context,
}) => {
  await freshWorld.control('account', { uname: 'zhou', guideSeen: 'true' });
  const tab = await newTab(page, freshWorld, context);
  await tab.goto('/');
  await expect(homeOf(tab)).toBeVisible();
  expect(await keptIn(tab, 'tab', 'guide-dialog')).toBe(true);
});

test('[GRD-08] at any other status the first visit leads to the excellent ones', async ({
  page,
  freshWorld,
  context,
}) => {
  await freshWorld.control('account', { uname: 'zhou', guideSeen: 'false' });
  const tab = await newTab(page, freshWorld, context);
  await tab.goto('/');
  await expect(tab).toHaveURL(/\/crystal\/list\?choiceTab=excellent(&subject_id=1)?$/);
  expect(await keptIn(tab, 'tab', 'guide-dialog')).toBe(false);
});

test('[GRD-08] [ROLE-079] without highlights the first visit stays', async ({
  page,
  freshWorld,
  context,
}) => {
  await freshWorld.control('account', { uname: 'type6', guideSeen: 'false' });
  await enter(page, freshWorld, 'type6');
  const tab = await context.newPage();
  await tab.goto('/');
  await expect(homeOf(tab)).toBeVisible();
  expect(await keptIn(tab, 'tab', 'guide-dialog')).toBe(false);
});

test('[GRD-09] a guide status that does not come is passed over in silence', async ({
  page,
  world,
  context,
}) => {
  const tab = await newTab(page, world, context);
  const notices = await noticesOf(tab);
  const failed = tab.waitForEvent('requestfailed', (request) =>
    request.url().includes(guideStatus),
  );
  await tab.route(`**${guideStatus}`, (route) => route.abort());
  await tab.goto('/');
  await failed;
  await expect(homeOf(tab)).toBeVisible();
  expect(notices).toEqual([]);
  expect(await keptIn(tab, 'tab', 'guide-dialog')).toBeNull();
});

async function logOut(page: Page) {
  await page.getByRole('button', { name: '明远' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
}

test('[GRD-24] logging out clears all storage but what is set for this computer, and leads to the role page', async ({
  page,
  world,
}) => {
  await enter(page, world);
  await page.evaluate(() => Object.assign(localStorage, { 'single-keys': 'true', more: '1' }));
  await logOut(page);
  await expect(page).toHaveURL(/\/role$/);
  const left = () => [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
  expect(await page.evaluate(left)).toEqual(['single-keys']);
});

test('[GRD-24] logging out closes a window that the platform has opened', async ({
  page,
  world,
}) => {
  await enter(page, world);
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    window.open('/home');
  });
  const popup = await opened;
  await expect(homeOf(popup)).toBeVisible();
  const closed = popup.waitForEvent('close');
  await logOut(popup);
  await closed;
});

for (const [id, code, from, page_] of [
  ['GRD-25, CODE-003, CODE-004', '-9999997', 'account', '/account'],
  ['GRD-25, CODE-003, CODE-004', '-9999997', 'fast_login', '/login'],
  ['GRD-26, CODE-006', '-8940004', 'account', '/login'],
] as const) {
  test(`[${id}] any call with ${code} ends a login from ${from} at ${page_}`, async ({
    page,
    freshWorld,
  }) => {
    await enter(page, freshWorld, 'zhou', from);
    const path = '/student/list';
    await freshWorld.control('fail', { path, kind: 'code', code });
    await page.getByRole('link', { name: '学生', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${page_}$`));
    await expect.poll(() => keptIn(page, 'local', 'teacher-token')).toBeNull();
    await expect.poll(() => keptIn(page, 'local', 'teacher-info')).toBeNull();
    expect(await page.evaluate(() => localStorage.getItem('select-language'))).toBe('zh');
    const why = code === '-8940004' ? 'expired' : 'refused';
    await expect(page.getByText(zh.ended[why])).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
}

test('[GRD-26] [CODE-006] says in English too why somebody was logged out, and leads back to the page', async ({
  page,
  freshWorld,
}) => {
  await openWithKey(page, freshWorld, 'emily');
  await freshWorld.control('fail', { path: '/student/list', kind: 'code', code: '-8940004' });
  await page.getByRole('link', { name: 'Students', exact: true }).click();
  await page.getByText(en.ended.expired).waitFor();
  await page.reload().then(() => expect(page.getByText(en.ended.expired)).toBeVisible());
  await page.getByLabel('Username').fill('emily');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student\/list/);
});

test('nobody reads why they were logged out who was never logged in, or logged out here', async ({
  page,
  world,
}) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page.getByText(zh.ended.text)).toBeHidden();
  await enter(page, world);
  await logOut(page);
  await expect(page).toHaveURL(/\/role$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(zh.ended.text)).toBeHidden();
});

test('[GRD-26] [CODE-007] -8940004 to a visitor is a network error, and the page stays', async ({
  page,
  freshWorld,
}) => {
  const path = '/teacher/login';
  await freshWorld.control('fail', { path, kind: 'code', code: '-8940004' });
  await page.goto('/login');
  await page.getByLabel('用户名').fill('zhou');
  await page.getByRole('textbox', { name: '密码' }).fill('whatever');
  await page.keyboard.press('Enter');
  await expect(popUps(page)).toContainText('网络异常');
  await expect(page.getByLabel('用户名')).toHaveValue('zhou');
});

test('[GRD-27] any call with 90000 leads to the busy page, with the request', async ({
  page,
  freshWorld,
}) => {
  await enter(page, freshWorld);
  const path = '/student/list';
  await freshWorld.control('fail', { path, kind: 'code', code: '90000' });
  const asked = page.waitForRequest(`**/api${path}`);
  await page.getByRole('link', { name: '学生', exact: true }).click();
  const request = (await (await asked).headerValue('request-id')) ?? '';
  await expect(page).toHaveURL(/\/busy\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ path, request });
});

test('what the page asks by itself is busy in its place, and takes nobody off the page', async ({
  page,
  freshWorld,
}) => {
  await freshWorld.control('fail', { path: '/home/schedules', kind: 'code', code: '90000' });
  await freshWorld.control('fail', { path: '/home/redpoint', kind: 'code', code: '90000' });
  await Promise.all([page.waitForResponse('**/api/home/redpoint'), enter(page, freshWorld)]);
  const schedule = page.getByRole('region', { name: '日程' });
  await schedule.getByRole('button', { name: '重试' }).click();
  await expect(schedule.getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(page).toHaveURL(/\/home\?/);
});
