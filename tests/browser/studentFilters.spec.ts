import { look } from './looks';
import { wordsIn } from './words';
import { comeBack, expect, test } from './world';

test('[ROLE-080] a self-study centre is shown no lists of trial students', async ({
  page,
  world,
}) => {
  const say = wordsIn('zh');
  await comeBack(page, world, 'type6', '/student/list', 'zh');
  await expect(page.getByRole('tab', { name: say('students:list.hidden') })).toBeVisible();
  await expect(page.getByRole('tab', { name: say('students:list.audition') })).toHaveCount(0);
  // Nor can they be told apart by a mark that none of them has.
  const filter = (name: string) =>
    page.getByRole('button', { name: say(`students:filter.${name}`), exact: true });
  await expect(filter('formal')).toBeVisible();
  await expect(filter('trial')).toHaveCount(0);
});

test('[SCREEN-024] [SCREEN-025] [SCREEN-026] [SCREEN-027] [SCREEN-028] [ENTITY-013] students are found by activity, rating, status and course, by formal course and by the mark of their trial', async ({
  page,
  world,
}) => {
  const say = wordsIn('en');
  const choose = async (filter: string, value: string) => {
    const name = say(`students:filter.${filter}`);
    await page.getByRole('button', { name, exact: true }).click();
    const several = page.getByRole('group', { name, exact: true });
    const choice = several.or(page.getByRole('radiogroup', { name, exact: true }));
    await choice.getByLabel(value, { exact: true }).check();
    await page.keyboard.press('Escape');
  };
  await page.setViewportSize({ width: 1024, height: 768 });
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2', 'en');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).not.toHaveCount(0);
  const all = await rows.count();
  for (const [filter, value] of [
    ['activity', 'never'],
    ['stars', '5'],
    ['status', 'foundation'],
  ] as const) {
    await choose(filter, say(`students:${filter}.${value}`));
    await expect(page).toHaveURL(new RegExp(`${filter}=${value}`));
    await expect(rows).not.toHaveCount(all);
    const found = say(`students:${filter}.${value}`);
    for (const row of await rows.all()) await expect(row).toContainText(found);
    await page.getByRole('button', { name: say('parts:filter.clear') }).click();
    await expect(rows).toHaveCount(all);
  }
  await page.getByRole('button', { name: say('students:filter.course'), exact: true }).click();
  const courses = page.getByRole('radiogroup', {
    name: say('students:filter.course'),
    exact: true,
  });
  // The first one is that none is chosen.
  await courses.getByRole('radio').nth(1).check();
  await expect(page).toHaveURL(/course=\d+/);
  const name = await courses
    .getByRole('radio')
    .nth(1)
    .evaluate((box) => box.closest('label')?.textContent ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  await choose('formal', say('students:formal.notEnrolled'));
  await expect(page).toHaveURL(/formal=notEnrolled/);
  await look(page, 'student-filters-en');
  await page.getByRole('button', { name: say('parts:filter.clear') }).click();
  await page
    .getByRole('tab', { name: say('students:list.audition') })
    .first()
    .click();
  await expect(
    page.getByRole('row').filter({ hasText: say('students:list.auditioned') }),
  ).toHaveCount(2);
  await choose('trial', say('students:trial.marked'));
  await expect(page).toHaveURL(/trial=marked/);
  await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(2);
  await look(page, 'student-trials-en');
});

test('the choices of every filter stay within a window of 1024 px', async ({ page, world }) => {
  const say = wordsIn('en');
  await page.setViewportSize({ width: 1024, height: 768 });
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2', 'en');
  for (const filter of ['status', 'grade', 'course']) {
    const name = say(`students:filter.${filter}`);
    await page.getByRole('button', { name, exact: true, expanded: false }).click();
    const choices = page.getByRole('group', { name, exact: true });
    const choice = page.getByRole('radiogroup', { name, exact: true });
    const box = await choices.or(choice).boundingBox();
    expect((box?.x ?? 1024) + (box?.width ?? 0), filter).toBeLessThanOrEqual(1024);
    await page.keyboard.press('Escape');
  }
});
