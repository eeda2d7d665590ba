import { z } from 'zod';
import { identityBindStatus } from '../../src/contract/account';
import { accessFaults } from './accessFaults';
import { callsOf, expect, logIn, test } from './world';

// The code by which a teacher shows who it is.

const qrCode = z.object({ data: z.object({ link: z.url() }) });

test('[LIVE-001] [SHELL-006] [ROLE-097] [LANG-005] [CONST-062] [IDN-07] covers the page until the identity is bound', async ({
  page,
  world,
}) => {
  await world.control('account', { uname: 'emily', identityBound: 'false' });
  await page.clock.install();
  const told = page.waitForResponse('**/identity/qrcode');
  const calls = callsOf(page);
  const polls = () => calls.filter(({ path }) => path === identityBindStatus.path).length;
  await logIn(page, 'emily');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog.getByRole('img')).toBeVisible();
  await expect(dialog.getByRole('timer')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Get a new code' })).toBeFocused();
  expect(await accessFaults(page)).toEqual([]);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(dialog.locator(':focus')).toHaveCount(1);
  expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true);

  const before = polls();
  await page.clock.fastForward(5000);
  await expect.poll(polls).toBeGreaterThan(before);
  const now = polls();
  await page.clock.fastForward(2500);
  expect(polls()).toBe(now);
  await page.clock.fastForward(2500);
  await expect.poll(polls).toBe(now + 1);
  const { link } = qrCode.parse(await (await told).json()).data;
  const bound = await fetch(link, { method: 'POST' });
  expect(bound.ok).toBe(true);
  await page.clock.fastForward(5000);
  await expect(dialog).toBeHidden();
  expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(false);
});
