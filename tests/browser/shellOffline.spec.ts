import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

// A page that is opened while its code cannot come.

for (const [language, width] of [
  ['zh', 1440],
  ['en', 1024],
] as const) {
  const say = wordsIn(language);
  const title = { level: 1, name: say('reports:title') } as const;

  test(`[MSG-016] a page that is opened without a network says so, and comes by itself with it, in ${language}`, async ({
    page,
    world,
    context,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    const reports = { name: say('shell:sidebar.report'), exact: true } as const;
    await expect(page.getByRole('link', reports)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    await context.setOffline(true);
    await page.getByRole('link', reports).click();
    const said = page.getByRole('alert').filter({ hasText: say('shell:unreachable.title') });
    await expect(said).toBeVisible();
    await expect(page.getByRole('navigation', { name: say('shell:top.menu') })).toBeVisible();
    await look(page, `offline-page-${language}`);
    await said.getByRole('button', { name: say('shell:unreachable.retry') }).click();
    await expect(said).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', title)).toBeVisible();
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
  });

  test(`the language stays as it is while the words of the other do not come, and the page says so, in ${language}`, async ({
    page,
    world,
    context,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await comeBack(page, world, 'zhou', '/student/list?subject_id=3', language);
    const students = page.getByRole('heading', { level: 1, name: say('students:title') });
    await expect(students).toBeVisible();
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    const open = async (from: typeof say) => {
      await page.getByRole('button', { name: '明远', exact: true }).click();
      return page.getByRole('menuitem', { name: from('shell:language.other') });
    };
    const change = async (from: typeof say) => (await open(from)).click();
    // The code of the menu has come.
    await expect(await open(say)).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await change(say);
    await expect(page.getByText(say('shell:languageNotLoaded'))).toBeVisible();
    await expect(students).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await look(page, `offline-language-${language}`);
    await context.setOffline(false);
    await change(say);
    const other = wordsIn(language === 'zh' ? 'en' : 'zh');
    await expect(
      page.getByRole('heading', { level: 1, name: other('students:title') }),
    ).toBeVisible();
    expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true);
  });

  test(`[MSG-016] a page that went with an older release asks for a reload, in ${language}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height: 768 });
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    const reports = { name: say('shell:sidebar.report'), exact: true } as const;
    await expect(page.getByRole('link', reports)).toBeVisible();
    const body = '<script type="module" src="/assets/another.js"></script>';
    await page.route('**/index.html', (asked) => asked.fulfill({ contentType: 'text/html', body }));
    await page.route('**/assets/reportTargets-*.js', (asked) => asked.fulfill({ status: 404 }));
    await page.getByRole('link', reports).click();
    const said = page.getByRole('alert').filter({ hasText: say('shell:outdated.title') });
    await expect(said).toBeVisible();
    await look(page, `outdated-page-${language}`);
    await page.unrouteAll();
    await said.getByRole('button', { name: say('shell:outdated.reload') }).click();
    await expect(page.getByRole('heading', title)).toBeVisible();
  });
}

test('a server that is there again is found without a word of the browser', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'zhou', '/home?subject_id=3');
  const reports = { name: say('shell:sidebar.report'), exact: true } as const;
  await expect(page.getByRole('link', reports)).toBeVisible();
  await page.route(/assets|index\.html/, (asked) => asked.abort('connectionrefused'));
  await page.getByRole('link', reports).click();
  await expect(page.getByRole('alert').getByText(say('shell:unreachable.title'))).toBeVisible();
  await page.unrouteAll();
  await expect(page.getByRole('heading', { level: 1, name: say('reports:title') })).toBeVisible({
    timeout: 20_000,
  });
});
