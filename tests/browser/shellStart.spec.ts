import type { Page } from '@playwright/test';
import en from '../../locales/en/shell.json' with { type: 'json' };
import zh from '../../locales/zh/shell.json' with { type: 'json' };
import { look } from './looks';
import { wordsIn } from './words';
import { callsOf, comeBack, expect, test } from './world';

const start = '**/assets/portal-*.js';

test('[MSG-004] a browser that cannot run the portal says what would, in both languages', async ({
  page,
}) => {
  await page.route(start, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'this is ? not for old browsers' }),
  );
  await page.goto('/login');
  await expect(page.getByText('浏览器版本可能过低')).toBeHidden();
  await expect(page.getByText('浏览器版本可能过低')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('The browser may be too old')).toBeVisible();
});

test('[MSG-004] nobody else ever reads it', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await expect(page.getByText('浏览器版本可能过低')).toHaveCount(0);
});

/** Aborts the words that have a sentence in them, as many times as they are asked for. */
async function loseWords(page: Page, sentence: string, times = Infinity): Promise<void> {
  let lost = 0;
  await page.route('**/assets/*.js', async (route) => {
    const file = await route.fetch();
    const isLost = (await file.text()).includes(sentence) && lost++ < times;
    await (isLost ? route.abort() : route.fulfill({ response: file }));
  });
}

test('[MSG-004] words that do not come at once are asked for again, and no key is ever read', async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('select-language', '"en"');
  });
  await loseWords(page, en.misconfigured.text, 2);
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { level: 1, name: wordsIn('en')('login:title') }),
  ).toBeVisible();
  await page.unrouteAll();
  await loseWords(page, en.misconfigured.text);
  await page.reload();
  await expect(page.getByText('The network may be interrupted')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('skip.toMain')).toHaveCount(0);
});

test('[MSG-012] a screen whose words do not come says so inside the frame', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await loseWords(page, wordsIn('zh')('workOrders:back'));
  await page.goto('/workOrders/list');
  await expect(page.getByRole('alert').getByText('页面出错了')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('[MSG-012] [MSG-016] a screen whose code does not come says so inside the frame, and comes with a reload', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.route('**/assets/**', (route) => route.abort());
  await page.getByRole('link', { name: '首页', exact: true }).click();
  await expect(page.getByRole('alert').getByText('页面出错了')).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: '刷新页面' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
});

test('[MSG-010] [MSG-014] what fails by itself says so: an act in a notice, a screen inside the frame, and comes with a reload', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/student/list');
  // As if the code had a mistake in it: of the act first, then of the list.
  await page.evaluate(() => {
    Object.assign(crypto, {
      getRandomValues: () => {
        throw new Error('a mistake');
      },
    });
  });
  await page.getByRole('row').nth(3).click({ button: 'right' });
  await page.getByRole('menuitem', { name: '置顶' }).click();
  await expect(page.getByRole('alert').getByText(zh.failure.unexpected)).toBeVisible();

  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => {
    const mistake = () => {
      throw new Error('a mistake');
    };
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', { get: mistake });
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'formatToParts', { get: mistake });
  });
  await page.getByRole('link', { name: '学生', exact: true }).click();
  await expect(page.getByRole('alert').getByText(zh.crashed.title)).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await page.getByRole('button', { name: zh.crashed.reload }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('[MSG-007] [CALL-008] an answer that does not come is waited for 10 seconds, then the page says so and can be asked again', async ({
  page,
  world,
}) => {
  await comeBack(page, world, 'zhou', '/home');
  const list = '**/student/list';
  await page.route(list, () => undefined);
  const given = page.waitForEvent('requestfailed', (call) => call.url().includes('/student/list'));
  const asked = page.waitForRequest(list).then(() => Date.now());
  await page.getByRole('link', { name: '学生', exact: true }).click();
  await given;
  expect(Date.now() - (await asked)).toBeGreaterThan(9_500);
  await expect(page.getByText(zh.failure.timeout)).toBeVisible();
  await page.unroute(list);
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});

test('[ROUTE-001] what a page shows is asked for once, and before anything is painted', async ({
  page,
  world,
}) => {
  const calls = callsOf(page);
  await comeBack(page, world, 'zhou', '/student/list');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(calls.filter(({ path }) => path === '/student/list')).toHaveLength(1);
  const firstPaint = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0);
  // The browser notes it a moment after the rows are there to be found.
  await expect.poll(firstPaint).toBeGreaterThan(0);
  const asked = await page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .find(({ name }) => name.endsWith('/api/student/list'))?.startTime ?? 0,
  );
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThan(await firstPaint());
});

test('[SCREEN-001] the login of a visitor is on its way with the first files, whatever page was opened', async ({
  page,
}) => {
  // The portal itself never comes.
  await page.route(start, () => undefined);
  const login = page.waitForRequest('**/assets/login-*.js');
  await page.goto('/home', { waitUntil: 'commit' });
  await login;
});

for (const [language, title] of [
  ['zh', zh.misconfigured.title],
  ['en', en.misconfigured.title],
] as const) {
  test(`a config.json that cannot be read is told on the page, which asks no server, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home', language);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace('id="start"', '');
      return route.fulfill({ response, body });
    });
    await page.route('**/config.json', (route) => route.fulfill({ json: { calls: 5 } }));
    // The page that was open may still be asking.
    await page.goto('about:blank');
    const calls = callsOf(page);
    await page.goto('/home');
    await expect(page.getByRole('alert').getByRole('heading', { name: title })).toBeVisible();
    await look(page, `misconfigured-${language}`);
    expect(calls).toEqual([]);
    await page.route('**/config.json', (route) => route.fulfill({ json: { call: '/calls' } }));
    await page.getByRole('alert').getByRole('button').click();
    const unknown = wordsIn(language)('shell:misconfigured.unknown', { names: 'call' });
    await expect(page.getByRole('alert')).toContainText(unknown);
    await look(page, `misconfigured-unknown-${language}`);
    expect(calls).toEqual([]);
    await page.route('**/config.json', (route) => route.fulfill({ json: {} }));
    await page.getByRole('alert').getByRole('button').click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
  });
}
