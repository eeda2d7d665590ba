import { exportedFile } from './exportedLines';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[ENTITY-020] [SCREEN-076] [SCREEN-077] [ROUTE-043] a question that was deleted says so in history, detail, error book, sheet and file, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const say = wordsIn(language);
    const mark = page.getByText(say('answers:deleted.mark'), { exact: true });
    const whose = 'subject_id=2&student_id=10024';
    await comeBack(page, world, 'zhou', `/errorbook/info?${whose}`, language);
    const link = page.locator('tbody a[href*="question_id"]').first();
    const to = new URL((await link.getAttribute('href')) ?? '', world.address);
    const question_id = to.searchParams.get('question_id') ?? '';
    await expect(mark).toHaveCount(0);
    await world.control('question/delete', { question_id });
    await world.control('answer', { student_id: '10024', question_id, is_right: 'false' });
    await page.reload();
    await expect(mark).toHaveCount(1);
    await look(page, `deleted-book-${language}`);
    await link.click();
    await expect(page.getByText(say('answers:deleted.text'))).toBeVisible();
    await look(page, `deleted-wrong-question-${language}`);
    await page.goto(`/errorbook/sheet?${whose}`);
    await expect(mark).toHaveCount(1);
    await page.goto(`/answerHistoryEntry/index?${whose}&days=7`);
    await expect(mark.first()).toBeVisible();
    await look(page, `deleted-history-${language}`);
    const file = await exportedFile(page, say);
    expect(file).toContain(say('answers:deleted.line', { stem: '' }).trim());
    await page.keyboard.press('Escape');
    await page.locator('tbody tr').first().locator('a[href^="/history"]').click();
    await expect(page.getByText(say('answers:deleted.text'))).toBeVisible();
    await look(page, `deleted-answer-${language}`);
  });
}
