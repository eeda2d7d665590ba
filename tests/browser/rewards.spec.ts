import { CoinBar, coinsOf, enter, fail, recover } from './coinBar';
import { look } from './looks';
import { wordsIn } from './words';
import { callsOf, expect, noticesOf, test } from './world';

// Coins in the top bar: what a day brings, and what happens when it does not go well.

const accounts = [
  { language: 'zh', as: 'zhou' },
  { language: 'en', as: 'emily' },
] as const;
const say = wordsIn('zh');

for (const { language, as } of accounts) {
  const words = wordsIn(language);

  test(`[SHELL-015] [SGN-01] [SGN-02] [SGN-04] [MSG-059] the sign-in of a day brings 10 coins, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const before = await coinsOf(world, as);
    const notices = await noticesOf(page);
    const calls = callsOf(page);
    const bar = await enter(page, world, as, language);
    await expect(bar.balance(before)).toBeVisible();
    await look(page, `rewards-${language}-notSigned`);
    await bar.signIn.click();
    await expect(bar.signed).toBeVisible();
    await expect(bar.balance(before + 10)).toBeVisible();
    expect(notices.join()).toContain(words('rewards:signIn.done', { coins: 10 }));
    await look(page, `rewards-${language}-signed`);

    await bar.signed.click();
    await expect.poll(() => notices.join()).toContain(words('rewards:signIn.already'));
    expect(calls.filter(({ path }) => path === '/coinmall/supervisorSign')).toHaveLength(1);
    await page.reload();
    await expect(bar.signed).toBeVisible();
    await expect(bar.balance(before + 10)).toBeVisible();
  });

  test(`[SCREEN-012] [CONST-020] the gift on home brings 200 coins, once, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const before = await coinsOf(world, as);
    const bar = await enter(page, world, as, language);
    const gift = page.getByRole('button', { name: words('home:gift.take', { count: 200 }) });
    await gift.click();
    await expect(bar.balance(before + 200)).toBeVisible();
    await expect(gift).toBeHidden();
    await page.reload();
    await expect(bar.balance(before + 200)).toBeVisible();
    await expect(gift).toBeHidden();
  });
}

test('[SGN-05] from midnight in Shanghai on the sign-in is there again, without a reload', async ({
  page,
  freshWorld: world,
}) => {
  await world.control('clock', { now: '2026-11-18T23:58:00+08:00' });
  const before = await coinsOf(world, 'zhou');
  const bar = await enter(page, world, 'zhou');
  await bar.signIn.click();
  await expect(bar.signed).toBeVisible();
  await world.control('clock', { now: '2026-11-19T00:00:01+08:00' });
  // The page knows the server's time by the next answer; the home page asks every 15 seconds.
  await expect(bar.signIn).toBeVisible({ timeout: 30_000 });
  await bar.signIn.click();
  await expect(bar.balance(before + 20)).toBeVisible();
});

test('[SGN-03] [MSG-060] a sign-in without an answer says that it may have failed, and the next one counts', async ({
  page,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await fail(world, '/coinmall/supervisorSign', 'drop');
  await bar.signIn.click();
  await expect.poll(() => notices.join()).toContain(say('rewards:signIn.unsure'));
  await expect(bar.balance(before)).toBeVisible();
  await recover(world);
  await bar.signIn.click();
  await expect(bar.balance(before + 10)).toBeVisible();
});

test('a sign-in whose answer was lost is one sign-in when it is pressed again', async ({
  page,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await fail(world, '/coinmall/supervisorSign', 'dropAnswer');
  await bar.signIn.click();
  await expect.poll(() => notices.join()).toContain(say('rewards:signIn.unsure'));
  await recover(world);
  await bar.signIn.click();
  await expect(bar.signed).toBeVisible();
  expect(notices.join()).toContain(say('rewards:signIn.done', { coins: 10 }));
  expect(await coinsOf(world, 'zhou')).toBe(before + 10);
});

test('with a dead network nothing is lost, and all is there when it is back', async ({
  page,
  context,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const notices = await noticesOf(page);
  const bar = await enter(page, world, 'zhou');
  await expect(bar.balance(before)).toBeVisible();
  await context.setOffline(true);
  await bar.signIn.click();
  await expect.poll(() => notices.join()).toContain(say('rewards:signIn.unsure'));
  await expect(bar.balance(before)).toBeVisible();
  await context.setOffline(false);
  await bar.signIn.click();
  await expect(bar.balance(before + 10)).toBeVisible();
});

test('[MSG-059] what was signed in another window is told, and both show the same coins', async ({
  page,
  context,
  freshWorld: world,
}) => {
  const before = await coinsOf(world, 'zhou');
  const bar = await enter(page, world, 'zhou');
  await expect(bar.signIn).toBeVisible();
  const other = await context.newPage();
  const notices = await noticesOf(other);
  await other.goto('/home?subject_id=2');
  const otherBar = new CoinBar(other);
  await expect(otherBar.signIn).toBeVisible();
  await bar.signIn.click();
  await expect(bar.balance(before + 10)).toBeVisible();
  await expect(otherBar.balance(before + 10)).toBeVisible();
  await otherBar.signIn.click();
  await expect(otherBar.signed).toBeVisible();
  expect(notices.join()).toContain(say('rewards:signIn.already'));
  expect(await coinsOf(world, 'zhou')).toBe(before + 10);
});
