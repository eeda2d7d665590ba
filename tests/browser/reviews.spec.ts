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

for (const language of seenIn('zh')) {
  const say = wordsIn(language);

  test(`[CALL-126] [CALL-196] the list of reviews names the day of a student's last review however long ago it is, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/report/reviewTask?subject_id=2', language);
    const rows = page.locator('tbody tr');
    const idle = rows
      .filter({ has: page.locator('td', { hasText: /^0$/ }) })
      .filter({ hasText: '—' });
    await expect(rows.first()).toBeVisible();
    await idle.first().getByRole('link').first().click();
    const back = page.getByRole('link', { name: say('answers:review.back'), exact: true });
    await expect(back).toBeVisible();
    const day = await rows.first().getByRole('link').innerText();
    await back.click();
    await expect(idle.first().locator('td').last()).toHaveText(day);
  });

  test(`[CALL-195] the points of a student's reviews beyond those that are named lead to the error book, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/report/review?subject_id=2&student_id=10024', language);
    const points = page.locator('dl a[href*="point="]');
    await expect(points).toHaveCount(5);
    await page.locator('dl a[href*="by=point"]').click();
    await expect(page).toHaveURL(/errorbook\/info\?student_id=10024&by=point/);
    await expect(page.locator('tbody [data-group]').first()).toBeVisible();
  });

  test(`[ROLE-007] [ROUTE-042] the list of error books says when a question came into each last, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/errorbook/list?subject_id=2&search=qh10024', language);
    await expect(
      page.getByRole('columnheader', { name: say('answers:column.lastAdded'), exact: true }),
    ).toBeVisible();
    const rows = page.locator('tbody tr');
    const added = await rows.first().locator('td').last().innerText();
    const column = page
      .getByRole('columnheader')
      .getByText(say('answers:column.wrong'), { exact: true });
    const firsts: string[] = [];
    for (const status of ['', '&status=resolved']) {
      await page.goto(`/errorbook/info?subject_id=2&student_id=10024${status}`);
      await expect(column).toBeVisible();
      await expect(rows.first()).toBeVisible();
      firsts.push(await rows.first().innerText());
    }
    expect(firsts.join()).toContain(added);
  });
}
