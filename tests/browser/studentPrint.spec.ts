import { look } from './looks';
import { pagesOf, textOf } from './pdf';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('zh')) {
  test(`[SCREEN-038] a student's overview prints on one page for parents, without what is only for the screen, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    const address = '/student/detail?subject_id=2&student_id=10024&view=overview';
    await comeBack(page, world, 'zhou', address, language);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page.getByRole('button', { name: say('parts:print'), exact: true })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await look(page, `student-print-${language}`);
    const label = page.getByText(say('shell:subject.label'), { exact: true });
    const subject = page.locator('main dl > div').filter({ has: label });
    await expect(subject).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(subject).toBeVisible();
    await expect(subject).toContainText(say('shell:subject.2'));
    const figures = await page.locator('main dd:visible').allInnerTexts();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    const plain = (text: string) => text.normalize('NFKC').replaceAll(/\s/g, '');
    const printed = plain(await textOf(pdf));
    for (const text of [name, ...figures]) expect(printed).toContain(plain(text));
    const screenOnly = ['parts:print', 'detail.back', 'detail.view.behaviour', 'overview.waits'];
    for (const key of screenOnly.map((id) => (id.includes(':') ? id : `students:${id}`)))
      expect(printed).not.toContain(plain(say(key)));
  });
}
