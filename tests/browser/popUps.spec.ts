import type { Page } from '@playwright/test';
import type { Language } from '../../src/domain/limits';
import { look } from './looks';
import { pictureOf } from './pictures';
import { wordsIn, seenIn } from './words';
import { expect, keptIn, openWithKey, test } from './world';

const speak = (page: Page, language: Language) =>
  page.addInitScript((chosen) => {
    localStorage.setItem('select-language', JSON.stringify(chosen));
  }, language);

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SHELL-007] [CONST-069] [CALL-043] tells of a vacation once a day and teacher, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await freshWorld.control('clock', { now: '2027-01-20T23:30:00+08:00' });
    await openWithKey(page, freshWorld, 'zhou');
    await speak(page, language);
    const title = { name: wordsIn('zh')('pages:vacation.title') };
    await page.getByRole('dialog', title).getByRole('button').last().click();
    expect(await keptIn(page, 'local', 'vacation-notices')).toEqual({ '101': '2027-01-20' });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const notice = page.getByRole('dialog', { name: say('pages:vacation.title') });
    await expect(notice).toHaveCount(0);

    await freshWorld.control('clock', { now: '2027-01-21T00:15:00+08:00' });
    await page.reload();
    await expect(notice).toBeVisible();
    await look(page, `vacation-${language}`);
    await notice.getByRole('link', { name: say('pages:vacation.more') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('pages:break.title'));
    await expect(page.getByText(/2027/)).toBeVisible();
    await look(page, `winterBreak-near-${language}`);
  });

  test(`[SHELL-009] [CALL-045] shows the search guide until it is closed, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await freshWorld.control('account', { uname: 'zhou', searchGuideSeen: 'false' });
    await openWithKey(page, freshWorld, 'zhou');
    await expect(page).toHaveURL(/\/home\?/);
    await speak(page, language);
    await page.goto('/home');
    const guide = page.getByRole('region', { name: say('pages:searchGuide.title') });
    await expect(guide).toBeVisible();
    await look(page, `search-guide-${language}`);
    // It stands below what it is about.
    const search = page.getByRole('combobox', { name: say('shell:search.label') });
    expect((await guide.boundingBox())?.x).toBeCloseTo((await search.boundingBox())?.x ?? 0, 0);
    const told = page.waitForResponse('**/teacher/guide');
    await guide.getByRole('button').click();
    await told;
    await expect(guide).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(guide).toHaveCount(0);
  });

  test(`[SHELL-010] [GRD-08] [CALL-044] says where the highlights are now, once, in ${language}`, async ({
    page: first,
    context,
    freshWorld,
  }) => {
    await freshWorld.control('account', { uname: 'zhou', guideSeen: 'false' });
    await openWithKey(first, freshWorld, 'zhou');
    await expect(first).toHaveURL(/\/home\?/);
    const page = await context.newPage();
    await speak(page, language);
    await page.goto('/');
    await expect(page).toHaveURL(/\/crystal\/list\?/);
    const tip = page.getByRole('region', { name: say('pages:highlights.title') });
    await expect(tip).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, `highlights-${language}`);
    const told = page.waitForResponse('**/teacher/setGuideStatus');
    await tip.getByRole('button').click();
    await told;
    await expect(tip).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tip).toHaveCount(0);
  });
}

test('[VALID-024] [VALID-023] asks for nickname and avatar before a class is monitored', async ({
  page,
  freshWorld,
}) => {
  const say = wordsIn('zh');
  await freshWorld.control('account', { uname: 'zhou', nickname: '' });
  await openWithKey(page, freshWorld, 'zhou');
  // Not while the login still leads over the page of the upgrade, which has no sidebar.
  await expect(page).toHaveURL(/\/home\?/);
  const classes = page.getByRole('link', { name: say('shell:sidebar.classes'), exact: true });
  await classes.click();
  const dialog = page.getByRole('dialog', { name: say('account:profile.title') });
  const nickname = dialog.getByRole('textbox', { name: say('account:profile.nickname') });
  await expect(nickname).toBeVisible();
  await expect(page).toHaveURL(/\/home\?/);
  await dialog.getByRole('button', { name: say('parts:dialog.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/home\?/);

  await classes.click();
  await nickname.fill('明远');
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: await pictureOf(page, 200, 200),
  });
  await page.getByRole('button', { name: say('account:crop.use') }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await dialog.getByRole('button', { name: say('account:profile.verb') }).click();
  await expect(page).toHaveURL(/\/classes\/list\?/);
  await page.goto('/home');
  await classes.click();
  await expect(page).toHaveURL(/\/classes\/list\?/);
});
