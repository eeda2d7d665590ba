import { CorrectionDesk, openEssay } from './correcting';
import { addressOf, lineOf } from './gradingLine';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// A field for a number keeps what is typed, and says what is wrong with it.

for (const language of seenIn('zh')) {
  test(`[VALID-059] (${language}) a rating stays as it is typed, and is sent only as a whole number`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const desk = await openEssay(page, freshWorld, 'zhou', language);
    await desk.comment.fill('Good.');
    for (const [typed, rule] of [
      ['8.5', 'whole'],
      ['85.5', 'whole'],
      ['-5', 'range'],
      ['0x10', 'numeric'],
      ['1e2', 'numeric'],
    ] as const) {
      await desk.rating.fill('');
      await desk.rating.pressSequentially(typed);
      await expect(desk.rating).toHaveValue(typed);
      await desk.openReadThrough();
      await expect(desk.readThrough).toBeHidden();
      await expect(desk.rating).toHaveValue(typed);
      await expect(desk.rating).toHaveAccessibleDescription(
        new RegExp(say(`grading:error.rating.${rule}`, { lowest: 1, highest: 100 })),
      );
    }
    await desk.rating.fill('８７');
    await expect(desk.rating).toHaveValue('87');
    await desk.openReadThrough();
    await expect(desk.readThrough).toContainText(say('grading:overall.rated', { rating: 87 }));
    // The focus is on what can be done, and frames no text that it only scrolls.
    const back = desk.readThrough.getByRole('button', { name: say('grading:readThrough.back') });
    await expect(back).toBeFocused();
  });
}

for (const language of seenIn('zh')) {
  test(`[SCREEN-086] (${language}) works are graded by keys, which do nothing while one composes, and n nothing once it is off`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    const [first] = (await lineOf(freshWorld)).filter(({ kind }) => kind === 'essay');
    if (first === undefined) throw new Error('no essay waits');
    await comeBack(page, freshWorld, 'zhou', addressOf(first), language);
    const desk = new CorrectionDesk(page, say);
    const address = page.url();
    await desk.rating.fill('87');
    await desk.comment.fill('Good.');
    await desk.comment.press('n');
    await expect(desk.comment).toHaveValue('Good.n');
    await desk.comment.dispatchEvent('keydown', { key: 'Enter', ctrlKey: true, isComposing: true });
    await expect(desk.readThrough).toBeHidden();
    await desk.comment.press('Control+Enter');
    await expect(desk.readThrough).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await page.keyboard.press('Escape');
    await expect(desk.readThrough).toBeHidden();

    const leave = () => page.getByRole('heading', { level: 1 }).click();
    const list = page.getByRole('dialog', { name: say('tools:keys.title') });
    const single = list.getByRole('checkbox', { name: say('tools:keys.single') });
    await leave();
    await page.keyboard.press('?');
    await expect(list).toContainText(say('tools:keys.grading.next'));
    await expect(list).toContainText(say('tools:keys.grading.previous'));
    await expect(list).toContainText('1–5');
    await single.uncheck();
    await page.keyboard.press('Escape');
    await leave();
    await page.keyboard.press('n');
    expect(page.url()).toBe(address);
    await page.evaluate(() => {
      localStorage.removeItem('single-keys');
    });
    await page.reload();
    await expect(desk.rating).toBeVisible();
    await desk.restore();
    await desk.comment.fill('Kept on the way.');
    const heading = page.getByRole('heading', { level: 1 });
    const begun = (await heading.textContent()) ?? '';
    await leave();
    await page.keyboard.press('n');
    await expect(page).not.toHaveURL(address);
    await expect(heading).not.toHaveText(begun);
    const previous = page.getByRole('link', { name: say('grading:place.previous') });
    await expect(previous).toBeVisible();
    await leave();
    await page.keyboard.press('p');
    await expect(page).toHaveURL(new RegExp(/person_id=\d+/.exec(address)?.[0] ?? 'none'));
    await desk.restore();
    await expect(desk.comment).toHaveValue('Kept on the way.');
  });

  test(`(${language}) at 1024 by 768 twelve lines of the essay can be read without scrolling, and the ways on keep to the window`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    await page.setViewportSize({ width: 1024, height: 768 });
    const desk = await openEssay(page, freshWorld, 'zhou', language);
    const foot = page.getByRole('button', { name: say('grading:readThrough.open') });
    await expect(foot).toBeVisible();
    await expect(page.getByText(say('grading:readThrough.needs'))).toBeInViewport();
    const bottom = (await foot.boundingBox())?.y ?? 0;
    const lines = await desk.essay.evaluate((text, end) => {
      const { top } = text.getBoundingClientRect();
      return Math.floor((end - top) / Number.parseFloat(getComputedStyle(text).lineHeight));
    }, bottom - 12);
    expect(lines).toBeGreaterThanOrEqual(12);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(1024);
    await look(page, `essay-desk-1024-${language}`);
  });
}
