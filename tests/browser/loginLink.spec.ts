import { loginByToken, loginCheck } from '../../src/contract/account';
import { accessFaults } from './accessFaults';
import { comeBack, expect, keptIn, test, textIn } from './world';

// Logging in by a link, whose key is good once.

const ways = [
  {
    proves: '[CALL-078] a token',
    address: (key: string) => `/tokenLogin?token=${key}`,
    asks: loginByToken,
  },
  {
    proves: '[GRD-02] an auth key',
    address: (key: string) => `/home?authKey=${key}&from=account`,
    asks: loginCheck,
  },
];
for (const { proves, address } of ways) {
  test(`${proves} is taken out of the address before anything else happens, and kept nowhere`, async ({
    page,
    world,
  }) => {
    const key = textIn(await world.control('login-key', { uname: 'zhou' }), 'key');
    const told: string[] = [];
    page.on('request', (request) => {
      const { referer = '' } = request.headers();
      if (!request.isNavigationRequest()) told.push(`${request.url()} ${page.url()} ${referer}`);
    });
    await page.goto(address(key));
    await expect(page.getByRole('button', { name: '明远', exact: true })).toBeVisible();
    const calls = told.filter((one) => one.includes('/api/'));
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter((one) => one.includes(key))).toEqual([]);
    expect(told.filter((one) => one.split(' ')[2]?.includes(key))).toEqual([]);
    expect(page.url()).not.toContain(key);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).toContain('teacher-token');
    expect(kept).not.toContain(key);
  });
}

for (const { proves, address, asks } of ways) {
  // Only the login itself tells the server which session it closes.
  test(`${proves} takes the place of the session that the browser had, which calls no more`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/config.json');
    const old = await keptIn(page, 'local', 'teacher-token');
    const key = textIn(await world.control('login-key', { uname: 'zhou' }), 'key');
    const withOld: string[] = [];
    page.on('request', (request) => {
      if (request.headers()['authorization'] === old) withOld.push(new URL(request.url()).pathname);
    });
    await page.goto(address(key));
    await expect(page.getByRole('button', { name: '明远', exact: true })).toBeVisible();
    expect(withOld).toEqual([`/api${asks.path}`]);
    expect(await keptIn(page, 'local', 'teacher-token')).not.toBe(old);
  });
}

test('[CALL-078] lets nobody in a second time', async ({ page, world }) => {
  const token = textIn(await world.control('login-key', { uname: 'zhou' }), 'key');
  await page.goto(`/tokenLogin?token=${token}`);
  await expect(page).toHaveURL(/\/home\?/);
  await page.goto(`/tokenLogin?token=${token}`);
  const onLoginPage = page.getByRole('button', { name: '登录', exact: true });
  const onThisPage = page.getByRole('link', { name: '用其他方式登录' });
  await expect(onLoginPage.or(onThisPage)).toBeVisible();
  await expect(page).not.toHaveURL(/token=/);
});

test('[SCREEN-184] [MSG-003] says that a link is incomplete, with the way to the login page', async ({
  page,
}) => {
  await page.goto('/tokenLogin');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('链接不完整');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '用其他方式登录' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
