import { look } from './looks';
import { textOf } from './pdf';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

/** Questions about “The Bus That Never Leaves”. */
const about = ['10032', '10035'];

for (const language of seenIn('en')) {
  test(`[ROUTE-043] [ROLE-007] an error book is grouped, and printed with its answers off, beside or at the end, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const book = '/errorbook/info?subject_id=2&student_id=10024';
    await comeBack(page, world, 'zhou', book, language);
    const groups = page.locator('tbody [data-group]');
    await expect(page.locator('tbody tr').first()).toBeVisible();
    await expect(groups).toHaveCount(0);
    for (const by of ['point', 'cause'] as const) {
      await page.getByRole('button', { name: say('answers:filter.by'), exact: true }).click();
      await page.getByRole('radio', { name: say(`answers:by.${by}`), exact: true }).check();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(new RegExp(`by=${by}`));
      await expect(groups.first()).toBeVisible();
      await look(page, `errorBook-${by}-${language}`);
    }
    await page.reload();
    const careless = say('answers:cause.careless');
    await expect(groups.filter({ hasText: careless })).toHaveText(/\d/);
    await page.getByRole('link', { name: say('answers:sheet.open') }).click();
    await expect(page).toHaveURL(/errorbook\/sheet/);
    const items = page.getByRole('listitem').filter({ hasText: say('answers:type.singleChoice') });
    await expect(items.first()).toBeVisible();
    const right = page.getByText(say('answers:field.right'), { exact: true });
    await expect(right).toHaveCount(0);
    await look(page, `errorBookSheet-${language}`);
    const choose = async (name: string, id: string) => {
      const nav = page.getByRole('navigation', { name: say(`answers:sheet.${name}.label`) });
      await nav.getByRole('link', { name: say(`answers:sheet.${name}.${id}`) }).click();
      await expect(page).toHaveURL(new RegExp(`${name}=${id}`));
    };
    await choose('by', 'cause');
    await choose('answers', 'beside');
    await expect(right.first()).toBeVisible();
    await look(page, `errorBookSheetBeside-${language}`);
    await choose('answers', 'end');
    await expect(right).toHaveCount(0);
    const solutions = page.getByRole('region', { name: say('answers:sheet.solutions') });
    await expect(solutions).toBeVisible();
    const text = await textOf(await page.pdf({ preferCSSPageSize: true }));
    const printed = text.replaceAll(/\s/g, '');
    expect(printed).toContain(say('answers:sheet.solutions').replaceAll(' ', ''));
    expect(printed).not.toContain(say('parts:print'));
    expect(printed).not.toContain(say('answers:sheet.tries.label').replaceAll(' ', ''));
    await choose('tries', '3');
    await page.goBack();
    await expect(page).toHaveURL(/by=cause&answers=end$/);
    await expect(solutions).toBeVisible();
    // Two questions about one text, which is printed once.
    for (const question_id of about) {
      await world.control('answer', { student_id: '10022', question_id, is_right: 'false' });
    }
    await comeBack(page, world, 'zhou', '/errorbook/sheet?subject_id=1&student_id=10022', language);
    const passage = page.getByRole('region', { name: 'The Bus That Never Leaves' });
    await expect(passage).toHaveCount(1);
    await expect(passage.getByRole('listitem')).toHaveCount(15);
    await look(page, `errorBookSheetPassage-${language}`);
  });
}
