import { rewardStudents } from '../../src/contract/rewards';
import { studentOverview } from '../../src/contract/student';
import { createClient } from '../server/rig/client';
import { look } from './looks';
import { seenIn, wordsIn } from './words';
import { comeBack, expect, test } from './world';

for (const language of seenIn('en')) {
  test(`[SCREEN-038] [ROUTE-035] [ROUTE-036] [ROLE-003] from a filtered list one goes from student to student on the same tab and back to the list, and each figure of the overview is the total of its list, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2&health=unhealthy', language);
    const links = page.getByRole('row').getByRole('link');
    await expect(links.first()).toBeVisible();
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(2);
    await page
      .getByRole('row')
      .filter({ has: page.getByRole('link') })
      .nth(1)
      .focus();
    await page.keyboard.press('Enter');
    const heading = (name: string | undefined) =>
      page.getByRole('heading', { level: 1, name: name ?? '' });
    await expect(heading(names[1])).toBeVisible();
    await expect(page).toHaveURL(/\/student\/detail\?/);
    await expect(page.getByText(say('students:overview.waits'))).toBeVisible();
    await look(page, `student-overview-${language}`);

    const id = Number(new URL(page.url()).searchParams.get('student_id'));
    const numbers = await createClient(world.address).ask(
      studentOverview,
      { subject_id: 2, student_id: id },
      { as: 'zhou' },
    );
    const figure = page
      .locator('dl > div')
      .filter({ hasText: say('students:overview.incomplete') })
      .getByRole('link');
    await expect(figure).toHaveText(String(numbers.homework.incomplete));
    await figure.click();
    await expect(page).toHaveURL(/view=homework.*status=incomplete/);
    const count = page.getByRole('main').locator('header p > span').first();
    await expect(count).toHaveText(new RegExp(`\\b${String(numbers.homework.incomplete)}\\b`));

    const others = page.getByRole('navigation', { name: say('students:detail.neighbours') });
    await others.getByRole('link').last().click();
    await expect(heading(names[2])).toBeVisible();
    await expect(page).toHaveURL(/status=incomplete/);
    await others.getByRole('link').first().click();
    await expect(heading(names[1])).toBeVisible();
    await page.getByRole('link', { name: say('students:detail.back') }).click();
    await expect(page).toHaveURL(/student\/list\?.*health=unhealthy/);
    await expect(links).toHaveText(names);
  });
}

for (const language of seenIn('en')) {
  test(`[SCREEN-038] the time line has what was done just now beside how the student answers, in ${language}`, async ({
    page,
    freshWorld,
  }) => {
    const say = wordsIn(language);
    if (language === 'en') await page.setViewportSize({ width: 1024, height: 768 });
    const student_id = 10024;
    const address = `/student/detail?subject_id=2&student_id=${String(student_id)}`;
    await comeBack(page, freshWorld, 'zhou', address, language);
    const line = page.getByRole('region', { name: say('students:timeline.title') });
    const given = say('students:timeline.act.coins', { count: 3 });
    await expect(line.getByRole('figure')).toBeVisible();
    await expect(line.getByRole('row').filter({ hasText: given })).toHaveCount(0);

    await createClient(freshWorld.address).ask(
      rewardStudents,
      { subject_id: 2, student_ids: [student_id], way: 'fixed', coins: 3, remark: '主动提问' },
      { as: 'zhou' },
    );
    await page.reload();
    await expect(line.getByRole('row').filter({ hasText: given })).toHaveCount(1);
    const mark = line.getByRole('img', { name: new RegExp(`${given}$`) });
    await mark.focus();
    await expect(line.getByRole('figure')).toContainText(given);
    await line.scrollIntoViewIfNeeded();
    await look(page, `student-timeline-${language}`);
  });
}

for (const language of seenIn('en')) {
  test(`[ROLE-067] who may not give feedback is led to no page of it, and finds it closed, in ${language}`, async ({
    page,
    world,
  }) => {
    const say = wordsIn(language);
    await comeBack(page, world, 'emily', '/student/list?subject_id=1', language);
    await page.getByRole('row').getByRole('link').first().click();
    const figure = page.locator('dl > div').filter({ hasText: say('students:overview.feedback') });
    await expect(figure).toBeVisible();
    await expect(figure.getByRole('link')).toHaveCount(0);
    const id = new URL(page.url()).searchParams.get('student_id');
    await page.goto(`/classFeedback/index?subject_id=1&student_id=${String(id)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('shell:notAllowed.title'));
    await look(page, `notAllowed-${language}`);
  });
}
