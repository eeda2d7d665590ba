import type { Page } from '@playwright/test';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

// The ways back of the pages about answers lead to where the person came from, as it was left.

const rows = (page: Page) => page.locator('tbody tr');

/** Follows a link of the first row, and waits for the page behind it. */
async function openFirst(page: Page, url: RegExp): Promise<void> {
  await rows(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(url);
}

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const wayBack = (page: Page, key: string) =>
    page.getByRole('link', { name: say(key), exact: true });
  const back = (page: Page, key: string) => wayBack(page, key).click();

  test(`[ROLE-007] [ROUTE-042] [ROUTE-043] the way back from a wrong question keeps the filter and the page of the book, and that of the book its list, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/errorbook/list?subject_id=2&page=2', language);
    await openFirst(page, /errorbook\/info/);
    await back(page, 'answers:book.back');
    await expect(page).toHaveURL(/errorbook\/list\?.*page=2/);
    await page.goto('/errorbook/info?subject_id=2&student_id=10024&status=resolved&page=2');
    await openFirst(page, /question_id=/);
    await back(page, 'answers:wrongQuestion.back');
    await expect(page).toHaveURL(/student_id=10024&status=resolved&page=2/);
    await back(page, 'answers:sheet.open');
    await expect(page).toHaveURL(/errorbook\/sheet/);
    await back(page, 'answers:wrongQuestion.back');
    await expect(page).toHaveURL(/student_id=10024&status=resolved&page=2/);
    const tab = '/student/detail?subject_id=2&student_id=10024&view=errorBook&status=resolved';
    await page.goto(tab);
    await openFirst(page, /question_id=/);
    await back(page, 'parts:back');
    await expect(page).toHaveURL(/student\/detail\?.*view=errorBook&status=resolved/);
  });

  test(`[CALL-126] [CALL-196] [CALL-197] the ways back from a review keep the page of the log and of the list, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/report/reviewTask?subject_id=2&set=off', language);
    await openFirst(page, /report\/review\?/);
    const log = page.url();
    // Until it is there, the rows are those of the page before.
    await expect(wayBack(page, 'answers:review.back')).toBeVisible();
    await openFirst(page, /day=/);
    await back(page, 'answers:review.backToLog');
    await expect(page).toHaveURL(log);
    await back(page, 'answers:review.back');
    await expect(page).toHaveURL(/report\/reviewTask\?.*set=off/);
  });

  test(`[SCREEN-162] a learning analysis that was opened from a student's page leads back there, in ${language}`, async ({
    page,
    world,
  }) => {
    const tab = '/student/detail?subject_id=2&student_id=10024&view=report';
    await comeBack(page, world, 'zhou', tab, language);
    await back(page, 'reports:analysis');
    await expect(page).toHaveURL(/learningAnalysis/);
    await back(page, 'parts:back');
    await expect(page).toHaveURL(/student\/detail\?.*view=report/);
  });
}
