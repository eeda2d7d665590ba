import { openEssay } from './correcting';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { expect, test } from './world';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`remarks on words that overlap keep their words and the text, and keys are typed into them, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const desk = await openEssay(page, freshWorld, 'zhou', language);
    await expect(desk.essay).toBeVisible();
    const text = (await desk.essay.textContent()) ?? '';
    const [first, second, inner] = [text.slice(40, 50), text.slice(45, 56), text.slice(46, 49)];
    await desk.remark(first, 'language', 'One / two?');
    await desk.remark(second, 'structuralLayout', 'Overlaps');
    await desk.remark(inner, 'contentMaterials', 'Lies within both');
    await expect(desk.remarks).toHaveCount(3);
    for (const words of [first, second, inner]) {
      await expect(desk.remarks.filter({ hasText: words.trim() }).first()).toBeVisible();
    }
    await expect(desk.remarks.getByText('One / two?')).toBeVisible();
    expect((await desk.essay.textContent()) ?? '').toBe(text);
    await desk.isKept();
    await look(page, `essay-overlap-${language}`);

    // By the keyboard: the categories come first, and whoever selects nothing is back in the text.
    await desk.essay.focus();
    for (const key of ['ArrowRight', 'Enter', 'Tab']) await page.keyboard.press(key);
    const bar = page.getByRole('group', { name: say('grading:mark.label') });
    const cancel = bar.getByRole('button', { name: say('grading:mark.cancel') });
    await expect(bar.getByRole('button').first()).toBeFocused();
    await expect(cancel).not.toBeFocused();
    await cancel.focus();
    await page.keyboard.press('Enter');
    await expect(bar).toBeHidden();
    await expect(desk.essay).toBeFocused();
    const marked: string[] = [];
    for (const rest of [['Escape'], ['Tab', 'Escape']]) {
      for (const key of ['ArrowRight', 'Enter']) await page.keyboard.press(key);
      await expect(bar).toBeVisible();
      marked.push((await desk.essay.locator('[data-marked]').allTextContents()).join(''));
      for (const key of rest) await page.keyboard.press(key);
      await expect(bar).toBeHidden();
      await expect(desk.essay).toBeFocused();
    }

    // Each time the cursor goes on from where it was.
    const places = marked.map((sentence) => text.indexOf(sentence));
    expect(places[1]).toBeGreaterThan(places[0] ?? -1);

    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: say('shell:search.label') })).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say('tools:keys.title') })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.reload();
    await desk.restore();
    await expect(desk.remarks).toHaveCount(3);
  });
}
