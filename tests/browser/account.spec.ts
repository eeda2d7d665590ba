import type { Page } from '@playwright/test';
import { loginCheck } from '../../src/contract/account';
import { accessFaults } from './accessFaults';
import { callsOf, comeBack, expect, logIn, password, test, textIn } from './world';

const fillIn = async (page: Page, username: string, secret: string) => {
  await page.getByLabel('用户名').fill(username);
  await page.getByRole('textbox', { name: '密码' }).fill(secret);
};

test.describe('logging in with a password', () => {
  test('[VALID-001] [VALID-002] [MSG-002] says what is missing, then lets in by Enter', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page.getByText('请输入用户名')).toBeVisible();
    await expect(page.getByText('请输入密码')).toBeVisible();
    await expect(page.getByLabel('用户名')).toBeFocused();
    await page.keyboard.type('zhou');
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  });

  test('[MSG-001] keeps what was typed when the password is wrong, and says so', async ({
    page,
  }) => {
    await page.goto('/login');
    await fillIn(page, 'nobody', 'wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText('登录失败')).toBeVisible();
    await expect(page.getByText('用户名或密码不正确')).toBeVisible();
    await expect(page.getByLabel('用户名')).toHaveValue('nobody');
    expect(await accessFaults(page)).toEqual([]);
  });

  test('[CALL-080] after too many tries counts down until the next', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'stranger', 'wrong');
    const submit = page.locator('button[type=submit]');
    for (let tries = 0; tries < 5; tries += 1) {
      const told = page.waitForResponse('**/teacher/queryLimit');
      await submit.click();
      await told;
      await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(submit).toHaveText(/^\d+ 秒后可以再试$/);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByLabel('用户名').fill('another');
    await expect(submit).toHaveText('登录');
  });

  test('[MSG-063] tells a disabled account why', async ({ page, world }) => {
    await world.control('account', { uname: 'agent', isDisabled: 'true' });
    await logIn(page, 'agent');
    await expect(page.getByText('您的账号已被停用，请联系上级')).toBeVisible();
    await world.control('account', { uname: 'agent', isDisabled: 'false' });
  });

  test('switches the language and keeps what is typed', async ({ page }) => {
    await page.goto('/login');
    await fillIn(page, 'emily', 'half a pass');
    expect(await accessFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { name: 'Log in to the analyst portal' })).toBeVisible();
    await expect(page.getByLabel('Username')).toHaveValue('emily');
    await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('half a pass');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await accessFaults(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('button', { name: '中文' })).toBeVisible();
  });

  test('[LANG-003] [LANG-004] a language that was chosen before the login stays after it', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByLabel('Username').fill('zhou');
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await logIn(page, 'zhou');
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  });

  test('[MSG-004] warns of a browser that is too old', async ({ page }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto('/login');
    await expect(page.getByText('浏览器版本过低')).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
  });
});

test('[SCREEN-001] [VALID-028] logs in with a pasted code, whose wait outlasts a reload', async ({
  page,
  world,
  context,
}) => {
  const mobile = '19900001001';
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/login');
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(`如果 ${mobile} 已绑定账号，验证码已经发出`)).toBeVisible();
  await expect(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  await page.reload();
  await expect(page.getByLabel('手机号')).toHaveValue(mobile);
  await expect(page.getByRole('button', { name: /^[1-5]?\d 秒后重发$/ })).toBeVisible();

  const code = textIn(await world.control('phone-codes', { phone: mobile }), 'code');
  await page.evaluate((text) => navigator.clipboard.writeText(text), `您的验证码是 ${code}，`);
  await page.getByLabel('验证码', { exact: true }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\?/);
});

test('[ROUTE-016] [GRD-22] goes on home for an upgraded account, and stays for another', async ({
  page,
}) => {
  await logIn(page, 'newcomer');
  await expect(page).toHaveURL(/\/accountUpdate\?subject_id=1$/);
  await expect(page.getByRole('heading', { name: '账号安全升级' })).toBeVisible();
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  await page.goto('/accountUpdate');
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
});

for (const [path, title] of [
  ['/role', '您还没有登录'],
  ['/account', '账号平台的登录已结束'],
  ['/nothing/here', '没有这个页面'],
] as const) {
  test(`[ROUTE-020] [ROUTE-021] [ROUTE-019] ${path} says what to do now`, async ({ page }) => {
    const calls = callsOf(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await accessFaults(page)).toEqual([]);
    // Nobody has to be known here: asking who it is would lead to the login.
    expect(calls.map((call) => call.path)).not.toContain(loginCheck.path);
  });
}

for (const [id, path, title] of [
  ['ROUTE-002', '/login', '登录学情分析师工作台'],
  ['ROUTE-003', '/tokenLogin', '用链接登录'],
  ['ROUTE-017', '/noPermission?reason=locked', '暂时不能使用工作台'],
] as const) {
  test(`[${id}] ${path} has nothing of the frame around it, whoever comes`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home');
    await expect(page.getByRole('banner')).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('[SCREEN-183] [MSG-064] [GRD-18] [SLK-02] [SLK-03] shows why the system is locked, until it no longer is', async ({
  page,
  world,
}) => {
  const lock = (lockReason: string) => world.control('account', { uname: 'type6', lockReason });
  await lock('校区合同已到期');
  await logIn(page, 'type6');
  await expect(page).toHaveURL(/\/noPermission\?reason=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('暂时不能使用工作台');
  await expect(page.getByText('校区合同已到期')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await lock('校区账号已停用');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page.getByText('校区账号已停用')).toBeVisible();
  await lock('');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/home\?/);
});

test('[ROLE-098] [ROLE-099] no address leads past the lock, and it closes over a page that is open', async ({
  page,
  freshWorld,
}) => {
  const lock = (lockReason: string) => freshWorld.control('account', { uname: 'zhou', lockReason });
  await comeBack(page, freshWorld, 'zhou', '/student/list?subject_id=2');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await lock('校区合同已到期');
  // What the page asks by itself may close it before the press does.
  const link = page.getByRole('link', { name: '学习报告', exact: true });
  await Promise.race([page.waitForURL(/\/noPermission\?reason=/), link.click()]);
  await expect(page).toHaveURL(/\/noPermission\?reason=/);
  await page.goto('/student/list?subject_id=2');
  await expect(page).toHaveURL(/\/noPermission\?reason=/);
  await expect(page.getByText('校区合同已到期')).toBeVisible();
  await lock('');
  await page.getByRole('button', { name: '重试' }).click();
  await expect(page).toHaveURL(/\/home\?/);
});

test('[ROUTE-018] shows a reason as text, cut at 200 characters', async ({ page }) => {
  const reason = `<img src=x onerror=alert(1)>${'长'.repeat(300)}`;
  await page.goto(`/noPermission?reason=${encodeURIComponent(reason)}`);
  await expect(page.locator('blockquote')).toHaveText([...reason].slice(0, 200).join(''));
  await expect(page.locator('blockquote img')).toHaveCount(0);
});

test('[CODE-005] [GRD-27] waits at the busy page, with the request to copy, then goes home', async ({
  page,
  world,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/\/home\?/);
  await page.clock.install();
  await world.control('fail', {
    path: '/student/list',
    kind: 'code',
    code: '90000',
  });
  await page.goto('/student/list');
  await expect(page).toHaveURL(/\/busy\?path=%2Fstudent%2Flist&request=/);
  const retry = page.getByRole('button', { name: /[再重]试/ });
  await expect(retry).toHaveAttribute('aria-disabled', 'true');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: '复制' }).click();
  await expect(page.getByText('已复制')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const request = new URL(page.url()).searchParams.get('request') ?? '';
  expect(copied).toBe(`/student/list\n${request}`);
  await page.clock.fastForward(10_000);
  await retry.click();
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
});

test('[SHELL-013] [GRD-24] logs out after a warning, and leaves nothing behind', async ({
  page,
  world,
}) => {
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/\/home\?/);
  const token = await page.evaluate(() =>
    String(JSON.parse(localStorage.getItem('teacher-token') ?? '""')),
  );
  const leave = async () => {
    await page.getByRole('button', { name: '明远' }).click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
  };
  await leave();
  const dialog = page.getByRole('alertdialog', { name: '退出登录？' });
  await expect(dialog.getByRole('button', { name: '取消' })).toBeFocused();
  await expect(dialog).toContainText('草稿会被清除');
  expect(await accessFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/home\?/);

  await leave();
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/role$/);
  expect(await page.evaluate(() => localStorage.getItem('teacher-token'))).toBeNull();
  const check = await fetch(`${world.address}/api/teacher/checkLogin`, {
    method: 'POST',
    headers: { authorization: token },
    body: new URLSearchParams({ authKey: '', from: '', system_user_id: '' }),
  });
  expect(await check.json()).toMatchObject({ code: -9999997 });
});
