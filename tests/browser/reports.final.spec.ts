import { look } from './looks';
import { pagesOf, textOf } from './pdf';
import { seenIn, wordsIn } from './words';
import { classList } from '../../src/contract/courses';
import { saveFinalReview } from '../../src/contract/reports';
import { createClient } from '../server/rig/client';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[CALL-190] [CALL-191] a final report is reviewed, printed on one page, and read again, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const report = '/report/stuInfo?subject_id=3&student_id=10015';
    await comeBack(page, freshWorld, 'zhou', report, language);
    await page.getByRole('link', { name: say('reports:final'), exact: true }).click();
    await expect(page).toHaveURL(/what=final&from=2026-09-01&to=2027-01-31/);
    const sheet = page.getByRole('article');
    await expect(sheet.getByText(say('reports:sheet.month'))).toBeVisible();
    await expect(sheet.getByRole('heading', { name: say('reports:sheet.next') })).toBeVisible();
    const button = (key: string) => page.getByRole('button', { name: say(key), exact: true });
    await button('reports:review.open').click();
    const text = `踏实 ${'Ann asks good questions. '.repeat(11)}End`;
    const field = page.getByRole('dialog').getByLabel(say('reports:review.text'), { exact: true });
    await field.fill(`${text}${'x'.repeat(60)}`);
    await button('reports:review.verb').click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await look(page, `finalReview-${language}`);
    await field.fill(text);
    await button('reports:review.verb').click();
    await expect(page.getByText(say('reports:review.saved'))).toBeVisible();
    await expect(sheet).toContainText(text);
    await page.reload();
    await expect(sheet).toContainText(text);
    await look(page, `finalReport-${language}`);
    // On paper nothing can be pressed, and nothing looks as if it could.
    await page.emulateMedia({ media: 'print' });
    const link = sheet.locator('dl').getByRole('link').first();
    await expect(link).not.toHaveCSS('color', 'rgb(15, 118, 110)');
    await page.emulateMedia({ media: null });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pagesOf(pdf)).toBe(1);
    expect(await textOf(pdf)).toContain('End');
    // The button asks the browser to print.
    await page.evaluate(() => {
      globalThis.print = () => {
        document.title = 'printed';
      };
    });
    await button('parts:print').click();
    await expect(page).toHaveTitle('printed');
  });
}

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[CALL-190] a colleague’s review is not overwritten unseen, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const term = { subject_id: 3, student_id: 10015, from: '2026-09-01', to: '2027-01-31' };
    const days = `from=${term.from}&to=${term.to}`;
    const report = `/report/handout?subject_id=3&student_id=10015&what=final&${days}`;
    await comeBack(page, freshWorld, 'zhou', report, language);
    const open = page.getByRole('button', { name: say('reports:review.open'), exact: true });
    await open.click();
    const dialog = page.getByRole('dialog');
    const field = dialog.getByLabel(say('reports:review.text'), { exact: true });
    const seen = await field.inputValue();
    await field.fill('踏实');
    const { ask } = createClient(freshWorld.address);
    await ask(saveFinalReview, { ...term, text: '更上一层楼', seen }, { as: 'zhou' });
    await dialog.getByRole('button', { name: say('reports:review.verb'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText('更上一层楼');
    await expect(field).toHaveValue('踏实');
    await look(page, `reviewedBefore-${language}`);
    await dialog.getByRole('button', { name: say('parts:dialog.cancel'), exact: true }).click();
    await expect(page.getByRole('article')).toContainText('更上一层楼');
    await open.click();
    await expect(field).toHaveValue('更上一层楼');
    await dialog.getByRole('button', { name: say('parts:draft.restore'), exact: true }).click();
    await dialog.getByRole('button', { name: say('reports:review.verb'), exact: true }).click();
    await expect(page.getByRole('article')).toContainText('踏实');
  });

  test(`[CALL-190] each review of a class is reached from the class’s sheets, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const { ask } = createClient(world.address);
    const classes = await ask(classList, { subject_id: 3, page: 1, page_size: 1 }, { as: 'zhou' });
    const whose = `class_id=${String(classes.list[0]?.class_id ?? 0)}`;
    const final = `/report/handout?subject_id=3&${whose}&what=final&from=2026-09-01&to=2027-01-31`;
    await comeBack(page, world, 'zhou', final, language);
    const sheet = page.getByRole('article').nth(1);
    const heading = sheet.getByRole('heading').first();
    // In English the letters of a name come after the name.
    if (language === 'en') await expect(heading).toHaveText(/\p{Script=Han} [A-Z]/u);
    const title = await heading.innerText();
    await look(page, `finalOfClass-${language}`);
    await sheet.getByRole('link').first().click();
    await expect(page).toHaveURL(/student_id=\d+&what=final/);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    const open = page.getByRole('button', { name: say('reports:review.open'), exact: true });
    await open.click();
    await expect(page.getByRole('dialog').getByLabel(say('reports:review.text'))).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(page.getByRole('article').nth(1)).toContainText(title);
  });

  test(`[CALL-190] a report of nobody, or of days in disorder, says so and offers no link, in ${language}`, async ({
    page,
    world,
  }) => {
    const final = '/report/handout?subject_id=3&what=final';
    const stranger = `${final}&student_id=999999&from=2026-09-01&to=2027-01-31`;
    await comeBack(page, world, 'zhou', stranger, language);
    const absent = page.getByText(say('reports:handout.absent'));
    await expect(absent).toBeVisible();
    await expect(page.getByText(say('reports:handout.ofStudent'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('parts:failed.retry') })).toHaveCount(0);
    await page.goto(`${final}&student_id=10015&from=2027-01-31&to=2026-09-01`);
    await expect(absent).toBeVisible();
    await expect(page.getByRole('button', { name: say('parts:failed.retry') })).toHaveCount(0);
  });

  test(`[CALL-103] the learning analysis leads to the next step, and from there on, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const analysis = '/learningAnalysis?subject_id=3&student_id=10015&by=ability';
    await comeBack(page, world, 'zhou', analysis, language);
    await page.getByRole('link', { name: say('reports:next.open') }).click();
    await expect(page).toHaveURL(/report\/nextStep\?.*student_id=10015/);
    const points = page.getByRole('link', { name: say('reports:next.link.analysis') });
    await expect(points).toBeVisible();
    await look(page, `nextStep-${language}`);
    await page.getByRole('link', { name: say('reports:next.back'), exact: true }).click();
    await expect(page).toHaveURL(/learningAnalysis\?.*by=ability/);
    await page.goBack();
    await points.click();
    await expect(page).toHaveURL(/learningAnalysis.*by=point/);
    await page.goto(
      '/report/nextStep?subject_id=3&student_id=9999999&from=2026-11-01&to=2026-11-18',
    );
    await expect(page.getByText(say('reports:next.absent'))).toBeVisible();
  });
}
