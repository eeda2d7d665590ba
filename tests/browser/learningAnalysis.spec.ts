import { look } from './looks';
import { textOf } from './pdf';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

const days = 'from=2026-10-20&to=2026-11-18';

for (const language of seenIn('en')) {
  const say = wordsIn(language);

  test(`[SCREEN-165] [SCREEN-167] [ROUTE-015] a student’s learning analysis is chosen by subject, with its days and view, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const address = `/learningAnalysis?subject_id=3&student_id=10015&${days}&by=question`;
    await comeBack(page, world, 'zhou', address, language);
    const subjects = page.getByRole('navigation', { name: say('shell:subject.label') });
    const subject = (id: number) =>
      subjects.getByRole('link', { name: say(`shell:subject.${String(id)}`), exact: true });
    await expect(subject(3)).toHaveAttribute('aria-current', 'page');
    const first = page.locator('tbody tr').first().getByRole('rowheader');
    const point = await first.innerText();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('combobox', { name: say('reports:filter.course') }).selectOption({
      index: 1,
    });
    await expect(page).toHaveURL(/course=/);
    await subject(2).click();
    await expect(page).toHaveURL(/subject_id=2/);
    await expect(subject(2)).toHaveAttribute('aria-current', 'page');
    // The days and the view stay; the course was one of the other subject.
    const now = new URL(page.url()).searchParams;
    expect(Object.fromEntries(now)).toEqual({
      ...{ subject_id: '2', student_id: '10015', by: 'question' },
      ...{ from: '2026-10-20', to: '2026-11-18' },
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(first).not.toHaveText(point);
    await look(page, `analysis-subject-${language}`);
    await page.goBack();
    await expect(subject(3)).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: say('reports:analysisBack'), exact: true }).click();
    await expect(page).toHaveURL(/report\/stuInfo\?.*from=2026-10-20&to=2026-11-18/);
  });

  test(`[SCREEN-162] [SCREEN-164] [CONST-029] [CONST-030] a class’s learning analysis has its points, and leads by student to each of theirs, in ${language}`, async ({
    page,
    world,
  }) => {
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const report = `/report/classInfo?subject_id=3&class_id=202&${days}`;
    await comeBack(page, world, 'zhou', report, language);
    await page.getByRole('link', { name: say('reports:analysis'), exact: true }).click();
    await expect(page).toHaveURL(/learningAnalysis\?class_id=202&from=2026-10-20&to=2026-11-18/);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: say('shell:subject.label') })).toHaveCount(0);
    const rows = page.locator('tbody tr');
    await expect(rows.nth(1)).toBeVisible();
    await look(page, `class-analysis-${language}`);
    // Each figure is that of the class alone.
    const figure = page.locator('tbody [data-column=answered] a').first();
    const count = Number((await figure.innerText()).replaceAll(',', ''));
    await figure.click();
    await expect(page).toHaveURL(/answerHistoryEntry.*class=202/);
    await expect(page.getByText(say('answers:count', { count }), { exact: true })).toBeVisible();
    await page.goBack();

    await page.getByRole('tab', { name: say('reports:by.student') }).click();
    await expect(page).toHaveURL(/by=student/);
    const bands = ['proficient', 'upper', 'middle', 'lower'].map((band) =>
      page.getByRole('cell', { name: say(`reports:band.${band}`) }),
    );
    const banded = bands.reduce((all, one) => all.or(one));
    await expect(banded.first()).toBeVisible();
    await look(page, `class-analysis-students-${language}`);
    await expect(page.getByRole('link', { name: say('reports:next.open') })).toHaveCount(0);
    const member = rows.first().getByRole('rowheader').getByRole('link');
    await member.click();
    await expect(page).toHaveURL(/learningAnalysis\?.*student_id=\d+/);
    await expect(page).not.toHaveURL(/class_id/);
    await page.goBack();

    // What parents are given of it: a page a student.
    await page.getByRole('link', { name: say('reports:handout.open') }).click();
    await expect(page).toHaveURL(/what=analysis/);
    await expect(page.getByRole('article').nth(1)).toBeVisible();
    const printed = (await textOf(await page.pdf({ preferCSSPageSize: true }))).replaceAll(
      /\s/g,
      '',
    );
    expect(printed).toContain(say('reports:by.point').replaceAll(' ', ''));
  });
}
