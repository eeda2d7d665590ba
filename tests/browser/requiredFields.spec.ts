import type { Page } from '@playwright/test';
import { look } from './looks';
import { pictureOf } from './pictures';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

/** The labels that bear the mark, and those of the controls that have to be filled in; groups of boxes say it in words. */
const marks = (page: Page, word: string) =>
  page.evaluate((spoken) => {
    const wordsOf = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(spoken, '').replace('*', '').trim();
    const marked = [...document.querySelectorAll('[data-required]')].map((mark) => {
      const group = mark.closest('legend');
      return wordsOf(group ?? mark.parentElement?.querySelector('label'));
    });
    const needed = [...document.querySelectorAll('[aria-required=true]')].map((control) =>
      wordsOf(
        control.querySelector('legend') ?? document.querySelector(`label[for="${control.id}"]`),
      ),
    );
    const groups = [...document.querySelectorAll('fieldset:not([role]) > legend')];
    const said = groups.filter(({ textContent }) => textContent.endsWith(spoken)).map(wordsOf);
    return { marked: marked.sort(), needed: [...needed, ...said].sort() };
  }, word);

for (const language of ['zh', 'en'] as const) {
  test(`what must be filled in bears a mark before anything is sent [${language}]`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const required = say('parts:field.required');
    const labels = (area: string, ...names: string[]) =>
      names.map((name) => say(`${area}.${name}`)).sort();
    const expectMarks = async (expected: readonly string[]) => {
      await expect
        .poll(() => marks(page, required))
        .toEqual({ marked: expected, needed: expected });
    };
    const start = '/feedback?subject_id=2';
    await comeBack(page, world, 'zhou', start, language);
    const always = ['type', 'target', 'content'] as const;
    await expectMarks(labels('feedback:field', ...always, 'publisher', 'chief_editor'));
    const publisher = page.getByLabel(say('feedback:field.publisher'), { exact: true });
    await expect(publisher).toHaveAccessibleDescription(say('feedback:field.publisherWhy'));
    await look(page, `required-${language}`);
    const cover = page.getByRole('region', { name: say('feedback:field.cover') });
    await expect(cover).toContainText(say('feedback:field.coverWhy'));
    const buffer = await pictureOf(page, 60, 80);
    const picture = { name: 'cover.png', mimeType: 'image/png', buffer };
    await cover.locator('input[type=file]').setInputFiles(picture);
    await expectMarks(labels('feedback:field', ...always));

    await page.goto('/classFeedback/index?student_id=10022');
    await expectMarks(labels('feedback:field', 'class_date', 'start_time', 'end_time', 'method'));
    const evaluation = page.getByRole('textbox', { name: say('feedback:field.evaluation') });
    await expect(evaluation).toHaveAccessibleDescription(
      `${say('feedback:field.evaluationWhy')} ${say('parts:field.optional')}`,
    );

    await page.goto('/student/detail?subject_id=2&student_id=10011&view=customization');
    await page.getByRole('button', { name: say('students:customization.set') }).click();
    await expectMarks(labels('students:plan', 'minutes', 'questions', 'weekdays'));

    await page.goto('/answerHistoryEntry/index');
    await page.getByRole('button', { name: say('answers:more.open') }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectMarks([]);
  });
}
