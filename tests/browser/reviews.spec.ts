import { look } from './looks';
import { toldName } from './toldName';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-057] [ROLE-007] what students review is led from the reports to one review and its answers, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const say = wordsIn(language);
    await comeBack(page, world, 'zhou', '/report/list?subject_id=2', language);
    await page.getByRole('link', { name: say('reports:reviews'), exact: true }).click();
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText(say('answers:review.tasks'));
    const rows = page.locator('tbody tr');
    await expect(rows.first()).toBeVisible();
    await look(page, `reviews-${language}`);
    const student = rows.first().getByRole('link').first();
    const name = await student.innerText();
    await student.click();
    await expect(title).toHaveText(say('answers:review.of', { name: toldName(name, language) }));
    await expect(page.locator('dl a[href*="point="]').first()).toBeVisible();
    await look(page, `review-log-${language}`);
    const [answered = ''] = await rows.first().locator('td').nth(0).allInnerTexts();
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(/day=2026-/);
    await expect(rows).toHaveCount(Number(answered));
    await look(page, `review-day-${language}`);
    await rows.first().getByRole('link').click();
    await expect(title).toHaveText(say('answers:one.title'));
    await page.goto('/report/review?subject_id=2&student_id=10024&day=2020-01-01');
    await expect(page.getByText(say('answers:review.absent.title'))).toBeVisible();
  });
}
