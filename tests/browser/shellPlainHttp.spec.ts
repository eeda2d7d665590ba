import { expect, logIn, test } from './world';

// A campus may open the portal by the server's name in its own network, without https: browsers keep some of
// their functions from such a page.
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const rule = '--host-resolver-rules=MAP portal.test 127.0.0.1';
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
  },
  baseURL: async ({ world }, provide) => {
    await provide(world.address.replace('127.0.0.1', 'portal.test'));
  },
});

test('[CALL-215] at a plain http address people log in, change things and log out', async ({
  page,
}) => {
  await page.goto('/login');
  expect(await page.evaluate(() => [isSecureContext, 'randomUUID' in crypto])).toEqual([
    false,
    false,
  ]);
  await logIn(page, 'zhou');
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  await page.getByRole('combobox', { name: '学科' }).selectOption('数学');
  await expect(page).toHaveURL(/\/home\?subject_id=2$/);
  await page.getByRole('button', { name: '明远' }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/role$/);
});
