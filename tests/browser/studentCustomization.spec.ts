import { customizedStudents, studentCustomization } from '../../src/contract/student';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-050] [ROUTE-037] a plan is set on the student’s customization tab, and stands in the list of plans, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const [subject_id, student_id] = [2, language === 'zh' ? 10015 : 10011];
    const address = `/student/detail?subject_id=${String(subject_id)}&student_id=${String(student_id)}`;
    await comeBack(page, world, 'zhou', address, language);
    // Two students have the same name: the account tells them apart.
    const account = `qh${String(student_id)}`;
    const tabs = page.getByRole('navigation', { name: say('students:detail.tabs') });
    await tabs.getByRole('link', { name: say('students:detail.view.customization') }).click();
    await expect(page).toHaveURL(/view=customization/);
    await expect(page.getByText(say('students:customization.state.none'))).toBeVisible();
    await page.getByRole('button', { name: say('students:customization.set') }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toContainText(account);
    const field = (word: string) =>
      dialog.getByLabel(say(`students:plan.${word}`), { exact: true });
    const days = dialog.getByRole('checkbox');
    const send = dialog.getByRole('button', { name: say('students:plan.verb') });
    await field('minutes').fill('5');
    for (const day of await days.all()) await day.uncheck();
    await send.click();
    const range = { minimum: 10, maximum: 240 };
    await expect(dialog).toContainText(say('students:plan.error.minutes.range', range));
    await expect(dialog).toContainText(say('students:plan.error.weekdays.required'));
    await look(page, `student-plan-${language}`);
    await field('minutes').fill('25');
    await field('questions').fill('12');
    await dialog.getByRole('checkbox', { name: say('students:weekday.3') }).check();
    await dialog.getByLabel(say('students:plan.note')).fill('先补错题');
    await send.click();
    await expect(dialog).toBeHidden();
    const [, told = ''] = say('students:plan.done', { name: '#', username: account }).split('#');
    await expect(page.getByText(told)).toBeVisible();
    const goals = say('students:customization.goals', {
      ...{ minutes: 25, questions: 12, days: say('students:weekday.3') },
    });
    await expect(page.getByText(goals).first()).toBeVisible();
    await expect(page.getByText(say('students:customization.state.held'))).toBeVisible();
    const { days: week } = await createClient(world.address).ask(
      studentCustomization,
      { subject_id, student_id },
      { as: 'zhou' },
    );
    const table = page.getByRole('table', { name: say('students:customization.days') });
    const planned = week.filter(({ goal_minutes: goal }) => goal > 0);
    await expect(table.getByText(/\/ 25/)).toHaveCount(planned.length);
    // Today is Wednesday: no day before the plan is held against it, and today goes on.
    await expect(table.getByText(say('students:customization.dayPace.underWay'))).toHaveCount(1);
    for (const pace of ['behind', 'near'] as const) {
      await expect(table.getByText(say(`students:customization.dayPace.${pace}`))).toHaveCount(0);
    }
    await look(page, `student-customization-${language}`);
    // A day has as many minutes here as on the tab of study time.
    const here = await table.locator('tbody tr td:nth-child(2)').allInnerTexts();
    await page.goto(`${address}&view=studyTime`);
    const time = page.getByRole('table', { name: say('students:studyTime.title') });
    const effective = time.locator('tbody td:nth-child(3)');
    await expect(effective).toHaveText(here.map((text) => text.split(' / ')[0] ?? ''));
    await page.goBack();

    await page.getByRole('link', { name: say('students:customization.all') }).click();
    await expect(page).toHaveURL(/\/student\/customized/);
    await page.getByRole('searchbox').fill(account);
    const row = page.getByRole('row').filter({ hasText: account });
    await expect(row).toContainText('/ 25');
    const found = await createClient(world.address).ask(
      customizedStudents,
      { subject_id, keyword: account, page: 1, page_size: 20 },
      { as: 'zhou' },
    );
    await expect(page.getByRole('row')).toHaveCount(found.total + 1);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('tab', { name: say('students:pace.behind') }).click();
    await expect(page).toHaveURL(/pace=behind/);
    await expect(page.getByRole('row').nth(1)).toContainText(say('students:pace.behind'));
    await look(page, `students-customized-${language}`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page).toHaveURL(/student\/detail.*view=customization/);
    await expect(page.getByText(say('students:customization.state.held'))).toBeVisible();
  });
}
