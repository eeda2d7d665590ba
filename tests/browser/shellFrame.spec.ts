import type { Page } from '@playwright/test';
import { comeBack, expect, openWithKey, test, type World } from './world';

async function enter(page: Page, world: World, path = '/home') {
  await openWithKey(page, world, 'zhou', { path });
  await expect(page).toHaveURL(/subject_id=\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const account = (page: Page) => page.getByRole('button', { name: '明远' });
const subject = (page: Page) => page.getByRole('combobox', { name: '学科' });

async function chooseEnglish(page: Page) {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'English' }).click();
}

test('[SHELL-001] [SHELL-002] [SHELL-003] [SHELL-004] the frame has its four parts, and a way home', async ({
  page,
  world,
}) => {
  await enter(page, world, '/student/list');
  await expect(page.getByRole('banner')).toContainText('青禾湾校区');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('学生');
  await page.getByRole('banner').getByRole('link', { name: '学情分析师工作台' }).click();
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
});

test('[ROUTE-076] [STORE-008] the subject is chosen in the header, stands in the address and stays', async ({
  page,
  world,
}) => {
  await enter(page, world, '/student/list');
  await subject(page).selectOption('数学');
  await expect(page).toHaveURL(/\/student\/list\?subject_id=2$/);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/home\?subject_id=2$/);
  await page.goto('/home?subject_id=4');
  await expect(subject(page)).toHaveValue('4');
});

/** Holds back what is asked of such an address, until it is let go. */
async function hold(page: Page, address: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Goes from the list to the home page, which does not come before it is let go. */
async function setOutForHome(page: Page, world: World) {
  await enter(page, world, '/student/list');
  const showHome = await hold(page, '**/assets/home*');
  await page.getByRole('banner').getByRole('link', { name: '首页待办' }).click();
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  return showHome;
}

/** From when the heading of the home page stands there, what React put off for a moment waits for ever. */
async function holdEffects(page: Page) {
  await page.evaluate(() => {
    const post = MessagePort.prototype.postMessage;
    let isShown = false;
    new MutationObserver(() => {
      isShown ||= document.querySelector('h1')?.textContent === '首页';
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => {
        if (!isShown) post.call(this, message);
      });
    };
  });
}

test('[ROUTE-076] a subject that is chosen while the page is on its way is the one of the page', async ({
  page,
  freshWorld,
}) => {
  const showHome = await setOutForHome(page, freshWorld);
  const chosen = page.waitForResponse('**/system/setSubject');
  await subject(page).selectOption('数学');
  await chosen;
  await expect(subject(page)).toBeEnabled();
  showHome();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await expect(subject(page)).toHaveValue('2');
  await expect(page).toHaveURL(/\/home\?subject_id=2$/);
});

test('[ROUTE-076] a subject that is chosen just before the page is there is not taken back', async ({
  page,
  freshWorld,
}) => {
  const showHome = await setOutForHome(page, freshWorld);
  const answer = await hold(page, '**/system/setSubject');
  await subject(page).selectOption('数学');
  await holdEffects(page);
  showHome();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  const chosen = page.waitForResponse('**/system/setSubject');
  answer();
  await chosen;
  await expect(page).toHaveURL(/\/home\?subject_id=2$/);
  await expect(subject(page)).toBeEnabled();
  await expect(subject(page)).toHaveValue('2');
});

test('[LANG-001] [LANG-002] [LANG-004] [LANG-007] [CONST-073] the language changes at once, is kept, and nothing typed is lost', async ({
  page,
  world,
}) => {
  await enter(page, world, '/student/list');
  await expect(page).toHaveTitle('学生 · 学情分析师工作台');
  await page.getByRole('searchbox').fill('qh1000');
  await chooseEnglish(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('qh1000');
  await expect(page).toHaveTitle("Students · The Worlds' first Large Adaptive Model");
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('select-language'))).toBe('en');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Students' })).toBeVisible();
});

test('the first stop of the tab key leads past the frame', async ({ page, world }) => {
  await enter(page, world, '/student/list');
  await page.reload();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: '跳到主要内容' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: '学生' })).toBeVisible();
});

test('[CODE-015] an error stays for 3 s', async ({ page, world }) => {
  await page.route('**/selfStudy/jump', (route) =>
    route.fulfill({
      json: { code: 200, message: '', data: { go_url: 'https://elsewhere.example/' } },
    }),
  );
  await page.clock.install();
  await enter(page, world);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: '自习室' }).click();
  const notice = page.getByRole('alert').getByText('不在允许打开的地址之列');
  await expect(notice).toBeVisible();
  await page.clock.runFor(2999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();
});

test('[CODE-017] a success stays for 2 s, and can be sent away before', async ({
  page,
  freshWorld,
}) => {
  await page.clock.install();
  await enter(page, freshWorld);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const notice = page.getByText('已暂缓', { exact: true }).and(page.locator('[data-live] *'));
  const putOff = async () => {
    await page
      .getByRole('button', { name: /^暂缓：/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('原因').fill('等家长回复');
    await dialog.getByLabel('暂缓到').fill('2026-11-25');
    await dialog.getByRole('button', { name: '暂缓', exact: true }).click();
    await expect(notice).toBeVisible();
  };
  await putOff();
  await page.clock.runFor(1999);
  await expect(notice).toBeVisible();
  await page.clock.runFor(1);
  await expect(notice).toBeHidden();
  await putOff();
  await page.getByRole('status').getByRole('button', { name: '关闭' }).click();
  await expect(notice).toBeHidden();
});

test('[ENTITY-002] [ROLE-043] [ROLE-070] [ROLE-071] [ROLE-095] the account menu says who one is and where, and in DingTalk edits the profile only', async ({
  page,
  freshWorld,
}) => {
  const menu = page.getByRole('menu', { name: '我的账号' });
  const open = async (username: string) => {
    await comeBack(page, freshWorld, username, '/student/list');
    await page.getByRole('banner').getByRole('button').last().click();
  };
  await open('zhou');
  await expect(menu.getByRole('group')).toHaveAccessibleName('学情分析师 校区：青禾湾校区');
  await open('type6');
  await expect(menu.getByRole('group')).toHaveAccessibleName(/^督学师 自习中心：/);
  for (const [userType, kind] of [
    ['1', '学生'],
    ['2', '家长'],
    ['3', '校长'],
    ['5', '运营'],
    ['6', '课程顾问'],
    ['7', '助教'],
  ] as const) {
    await freshWorld.control('account', { uname: 'zhou', userType, appType: 'dingtalk' });
    await open('zhou');
    await expect(menu.getByText(`督学师 · ${kind}`, { exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('menuitem')).toHaveText([
    ...['个人资料', '培训', '键盘快捷键', 'English', '退出登录'],
  ]);
});

test('the account menu is the keyboard’s too, and stays while the page scrolls', async ({
  page,
  world,
}) => {
  await enter(page, world);
  await account(page).focus();
  await expect(account(page)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  const menu = page.getByRole('menu', { name: '我的账号' });
  await expect(menu).toBeFocused();
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute('data-highlighted');
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: '退出登录' })).toHaveAttribute(
    'data-highlighted',
  );
  await page.mouse.move(800, 600);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(account(page)).toBeFocused();
});

test('a menu of a row closes when its row scrolls away under it', async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await enter(page, world, '/student/list');
  const row = page.getByRole('row').nth(2);
  await row.click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(page.getByRole('menu')).toBeHidden();
});

for (const [motion, duration] of [
  ['no-preference', '0.12s'],
  ['reduce', '0.001s'],
] as const) {
  test(`with motion ${motion} a menu appears in ${duration}`, async ({ page, world }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await enter(page, world);
    await account(page).click();
    await expect(page.getByRole('menu')).toHaveCSS('animation-duration', duration);
  });
}

test('the theme is the one that the person has chosen for the computer', async ({
  page,
  world,
}) => {
  const canvas = page.locator('body');
  await page.emulateMedia({ colorScheme: 'dark' });
  await enter(page, world);
  await expect(canvas).toHaveCSS('background-color', 'rgb(14, 21, 34)');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(canvas).toHaveCSS('background-color', 'rgb(248, 250, 252)');
});

test('a lost network is said until it is back', async ({ page, world, context }) => {
  await enter(page, world);
  const said = page.getByRole('status').getByText('网络已断开');
  await expect(said).toHaveCount(0);
  await context.setOffline(true);
  await expect(said).toBeInViewport();
  await context.setOffline(false);
  await expect(said).toHaveCount(0);
});
