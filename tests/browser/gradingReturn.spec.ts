import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`grading leads back to the answers list with its filter and page, from the next answer too, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/answerHistoryEntry/index?subject_id=3', language);
    const type = say('answers:type.subjective');
    const grade = page.getByRole('link', { name: say('answers:gradeOf', { type }) });
    const list = '/answerHistoryEntry/index?subject_id=3&type=subjective';
    await page.goto(list);
    await grade.first().waitFor();
    const address = page.url();
    await grade.first().click();
    await page.waitForURL(/answer_id=/);
    const onward = page.locator('[aria-keyshortcuts=n]');
    await onward.click();
    await expect(onward).toBeVisible();
    await page.getByRole('link', { name: say('parts:back'), exact: true }).click();
    await grade.first().waitFor();
    expect(page.url()).toBe(address);
  });

  test(`homework leads back to its list with its filter, and an essay to the assignment, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const list = '/homework/list?subject_id=3&type=composition';
    await comeBack(page, world, 'zhou', list, language);
    // Where rows can be ticked, a table is a grid.
    const table = page.getByRole('table').or(page.getByRole('grid'));
    await table.getByRole('link').first().waitFor();
    const address = page.url();
    await table.getByRole('link').first().click();
    await page.waitForURL(/homework_id=/);
    const back = page.getByRole('link', { name: say('homework:back'), exact: true });
    const work = table.locator('a[href*="person_id="]').first();
    await work.click();
    await page.waitForURL(/person_id=/);
    // The page before has a way back of the same name.
    await expect(work).toHaveCount(0);
    await back.click();
    await work.waitFor();
    await back.click();
    await expect(page).toHaveURL(address);
  });
}
