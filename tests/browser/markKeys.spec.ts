import { answerOf, openAnswer } from './answering';
import { seenIn, wordsIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('zh')) {
  test(`[SCREEN-087] [VALID-064] Enter leads from mark to mark and submits nothing, and what is too high is said while it is typed, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    const say = wordsIn(language);
    await openAnswer({ page, world, language }, 3, await answerOf(world, 3));
    const mark = (name: string) =>
      page.getByRole('textbox', { name: say(`grading:subjective.${name}_language`) });
    const tooHigh = page.getByText(say('grading:error.aboveMaximum', { maximum: 40 }));
    await mark('central_material').pressSequentially('41');
    await expect(tooHigh).toBeVisible();
    await mark('central_material').fill('35');
    await expect(tooHigh).toHaveCount(0);
    // Enter that picks a candidate of an input method stays in the field.
    await mark('central_material').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(mark('central_material')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mark('language')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mark('structure')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio').first()).toBeFocused();
  });
}
