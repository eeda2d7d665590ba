import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/limits';
import { checkUpgrade } from '../../src/contract/account';
import { holdTime, lookInHeldTime } from './heldTime';
import { look } from './looks';
import { callsOf, expect, logIn, openWithKey, password, test, textIn } from './world';
import { seenIn, type Say, wordsIn } from './words';

const mobile = '13912345678';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

/** A teacher who has not upgraded logs in, and reads the portal in a language. */
async function enter(page: Page, language: Language): Promise<Say> {
  await page.clock.install();
  await logIn(page, 'newcomer');
  await expect(page).toHaveURL(/\/accountUpdate\?subject_id=1$/);
  await page.evaluate((chosen) => {
    localStorage.setItem('select-language', JSON.stringify(chosen));
  }, language);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
  return wordsIn(language);
}

for (const language of seenIn('en')) {
  test(`[ROUTE-016] [SCREEN-179] [SCREEN-190] [MSG-019] [MSG-021] [MSG-022] [MSG-071] [MSG-072] [ENTITY-009] [ENTITY-010] [CONST-061] [CONST-065] [VALID-106] [VALID-107] [UPG-01] goes all the way through the seven steps, in ${language}`, async ({
    page,
    freshWorld,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // From the start: what a page asks for at the moment when routing begins may still get past it.
    const network = { isDown: false };
    await page.route('**/teacher/accountUpgrade', (route) =>
      network.isDown ? route.abort() : route.continue(),
    );
    const say = await enter(page, language);
    await expect(step(page, say('account:upgrade.intro.title'))).toBeVisible();
    await look(page, `upgrade-1-${language}`);
    await press(page, say('account:upgrade.intro.start'));

    const steps = page.getByRole('list', { name: say('account:upgrade.steps') });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    const mobileField = page.getByRole('textbox', { name: say('login:mobile') });
    await mobileField.fill('1391');
    await press(page, say('login:send'));
    await expect(page.getByText(say('login:error.mobile.mobile'))).toBeVisible();
    await mobileField.fill(mobile);
    await press(page, say('login:send'));
    await expect(
      page.getByText(say('account:upgrade.phoneAndCode.sent', { mobile })),
    ).toBeVisible();
    await look(page, `upgrade-2-${language}`);

    await page.reload();
    await expect(mobileField).toHaveValue(mobile);
    const code = page.getByRole('textbox', { name: say('login:code') });
    const sent = textIn(await freshWorld.control('phone-codes', { phone: mobile }), 'code');
    const wrong = sent === '0000' ? '1111' : '0000';
    await code.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('login:error.code.wrongCode'))).toBeVisible();
    await expect(code).toBeFocused();
    await page.evaluate((text) => navigator.clipboard.writeText(text), `您的验证码是 ${sent}，`);
    await page.keyboard.press('ControlOrMeta+V');
    await expect(code).toHaveValue(sent);
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await holdTime(page);
    network.isDown = true;
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').getByText(say('shell:unsure.network'))).toBeVisible();
    network.isDown = false;
    await page.route('**/teacher/checkUpgrade', (route) =>
      route.fulfill({ json: { code: 200, message: '', data: { is_upgrade: 0 } } }),
    );
    const calls = callsOf(page);
    const polls = () => calls.filter(({ path }) => path === checkUpgrade.path).length;
    await code.press('Enter');

    await expect(step(page, say('account:upgrade.waiting.title'))).toBeVisible();
    await lookInHeldTime(page, `upgrade-3-${language}`);
    await page.clock.runFor(9_000);
    expect(polls()).toBe(0);
    await page.clock.runFor(1_000);
    await expect.poll(polls).toBe(1);
    await page.unroute('**/teacher/checkUpgrade');
    await press(page, say('account:upgrade.waiting.refresh'));
    await expect(page.getByText(say('account:upgrade.refreshed'))).toBeVisible();
    await expect(step(page, say('account:upgrade.success.title'))).toBeVisible();
    await lookInHeldTime(page, `upgrade-4-${language}`);
    await press(page, say('account:upgrade.success.next'));

    await press(page, say('account:upgrade.merge.submit'));
    await expect(page.getByText(say('account:upgrade.merge.error.required'))).toBeVisible();
    await lookInHeldTime(page, `upgrade-5-empty-${language}`);
    await press(page, say('account:upgrade.merge.add'));
    const username = page.getByRole('textbox', { name: say('login:username') });
    await username.fill('type-6');
    await page.getByRole('textbox', { name: say('login:password') }).fill('wrong');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('login:error.username.agentAccountName'))).toBeVisible();
    await username.fill('type6');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('account:upgrade.addAccount.refused'))).toBeVisible();
    await lookInHeldTime(page, `upgrade-6-${language}`);
    await page.getByRole('textbox', { name: say('login:password') }).fill(password);
    await page.keyboard.press('Enter');

    await expect(page.getByRole('checkbox', { name: 'type6' })).toBeChecked();
    await lookInHeldTime(page, `upgrade-5-${language}`);
    await press(page, say('account:upgrade.merge.submit'));
    await expect(step(page, say('account:upgrade.done.merged.title'))).toBeVisible();
    await expect(page.getByRole('timer')).toBeVisible();
    await lookInHeldTime(page, `upgrade-7-${language}`);
    await page.clock.runFor('00:04');
    await expect(page.getByRole('timer')).toBeVisible();
    await page.clock.runFor('00:01');
    await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  });
}

test('[UPG-02] [UPG-04] [UPG-40] is skipped once and for all, and leads on to home', async ({
  page,
}) => {
  const say = await enter(page, 'zh');
  await holdTime(page);
  await press(page, say('account:upgrade.skip'));
  await expect(step(page, say('account:upgrade.done.skipped.title'))).toBeVisible();
  // No step is ticked, since none was done.
  await expect(page.getByText(say('parts:stepper.done'))).toHaveCount(0);
  await press(page, say('account:upgrade.done.enter'));
  await page.clock.resume();
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  await page.goto('/accountUpdate');
  await expect(page).toHaveURL(/\/home\?subject_id=1$/);
  // Who thinks better of it finds the way back before the next login.
  await page.getByRole('banner').getByRole('button').last().click();
  await page.getByRole('menuitem', { name: say('shell:entry.upgrade') }).click();
  await expect(step(page, say('account:upgrade.intro.title'))).toBeVisible();
  await press(page, say('account:upgrade.intro.start'));
  await expect(page.getByRole('textbox', { name: say('login:mobile') })).toBeVisible();
});

test('[SHELL-008] does not pop up for whoever left the page of the upgrade half way', async ({
  page,
}) => {
  const say = await enter(page, 'zh');
  await press(page, say('account:upgrade.intro.start'));
  await expect(page.getByRole('textbox', { name: say('login:mobile') })).toBeVisible();
  await page.goto('/home?subject_id=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const account = page.getByRole('banner').getByRole('button').last();
  await expect(account).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await account.click();
  await page.getByRole('menuitem', { name: say('shell:entry.upgrade') }).click();
  await expect(page.getByRole('textbox', { name: say('login:mobile') })).toBeVisible();
});

for (const language of seenIn('en')) {
  test(`[SHELL-008] [UPG-01] [UPG-02] pops up once for whoever came past the page, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await page.clock.install();
    await page.addInitScript((chosen) => {
      localStorage.setItem('select-language', JSON.stringify(chosen));
    }, language);
    await openWithKey(page, world, 'newcomer', { from: 'agent_account' });
    await expect(page).toHaveURL(/\/home\?/);
    await page.reload();
    const dialog = page.getByRole('dialog', { name: say('account:upgrade.title') });
    await expect(dialog.getByRole('heading', { level: 2 }).last()).toHaveText(
      say('account:upgrade.intro.title'),
    );
    await look(page, `popup-${language}`);
    await holdTime(page);
    await page.keyboard.press('Escape');
    await press(page, say('account:upgrade.done.enter'));
    await expect(dialog).toBeHidden();
    await page.clock.resume();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(dialog).toBeHidden();
  });
}
