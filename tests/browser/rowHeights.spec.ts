import type { Page } from '@playwright/test';
import { rowHeight } from '../../src/ui/parts/DataTable/rowHeight';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

const rows = 'main tbody tr[data-index]';

/** The heights that rows on the page have, in px. */
const heightsOf = (page: Page) =>
  page
    .locator(rows)
    .evaluateAll((all) => [...new Set(all.map((row) => row.getBoundingClientRect().height))]);

for (const language of ['zh', 'en'] as const) {
  test(`all rows of a list are as high as scrolling counts on, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home?subject_id=3', language);
    for (const address of [
      '/home?',
      '/student/list?',
      '/layingFoundation/index?',
      '/homework/list?',
      '/homework/list?view=student&',
      '/answerHistoryEntry/index?',
      '/report/list?',
    ]) {
      await page.goto(`${address}subject_id=3`);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await expect(page.locator(rows).first()).toBeVisible();
        const where = `${address} ${String(width)}`;
        await expect.poll(() => heightsOf(page), where).toEqual([rowHeight]);
      }
    }
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`a row says in one line that the student was reminded, and all of it aloud, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await comeBack(page, freshWorld, 'zhou', '/layingFoundation/index?subject_id=3', language);
    const remind = page.locator(rows).getByText(say('foundation:action.reminded'), { exact: true });
    await remind.first().click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: say('students:reminding.verb') }).click();
    const note = page.getByText(say('students:reminding.short', { time: '10:00' }), {
      exact: true,
    });
    await expect(note).toHaveCount(1);
    const what = say('students:reminding.kind.notActivated');
    await expect(note.locator('..')).toHaveAttribute('title', new RegExp(what));
    await expect(note.locator('..')).toContainText(what);
    await expect(page.locator(rows).filter({ has: note })).toHaveCount(1);
    expect(await heightsOf(page)).toEqual([rowHeight]);
    await look(page, `reminded-row-${language}`);
  });
}
