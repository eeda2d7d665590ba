import type { Page } from '@playwright/test';
import { look } from './looks';
import { wordsIn, seenIn } from './words';
import { comeBack, expect, test } from './world';

// Headquarters' training: found in the account menu, joined, and done lesson by lesson.

const rows = (page: Page) => page.locator('tbody tr');
const texts = {
  zh: { course: '冬季课程新功能', lessons: ['课后反馈更省时', '督学名单'], search: '沟通' },
  en: {
    course: 'New features of the winter courses',
    lessons: ['Faster post-class feedback', 'The list of supervised students'],
    search: 'talking',
  },
} as const;

for (const language of seenIn('zh')) {
  const say = wordsIn(language);
  const { course, lessons, search } = texts[language];
  const [first, second] = lessons;
  const button = (page: Page, name: string) =>
    page.getByRole('button', { name: say(`training:${name}`), exact: true });
  const tab = (page: Page, name: string) =>
    page.getByRole('tab', { name: say(`training:whose.${name}`) });

  test(`[ROUTE-025] [ROUTE-026] [ROUTE-027] [SIDE-024] [SCREEN-168] training has a frame of its own with one entry, and lists headquarters’ courses, in ${language}`, async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/home?subject_id=2', language);
    await page.getByRole('button', { name: '明远' }).click();
    await page.getByRole('menuitem', { name: say('tools:acts.training.name') }).click();
    // One goes on in the subject that one had, also after a reload.
    await expect(page).toHaveURL(/\/sqtrain\/myTrain\?subject_id=2$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('training:title'));
    const entries = page.getByRole('navigation').getByRole('link');
    await expect(entries).toHaveText([say('shell:sidebar.myTrain')]);
    await expect(entries).toHaveAttribute('aria-current', 'page');
    await expect(rows(page)).toHaveCount(10);
    await expect(tab(page, 'all')).toContainText('12');
    await look(page, `training-${language}`);
    await page.getByRole('searchbox', { name: say('training:search') }).fill(search);
    await expect(rows(page)).toHaveCount(1);
    await page.goto('/sqtrain?subject_id=99');
    await expect(page).toHaveURL(/\/sqtrain\/myTrain\?subject_id=99/);
    await expect(rows(page)).toHaveCount(10);
  });

  test(`[ROUTE-028] [SCREEN-169] a course is joined, done lesson by lesson, and opens where one stopped, in ${language}`, async ({
    page,
    freshWorld: world,
  }) => {
    await comeBack(page, world, 'zhou', '/sqtrain/myTrain?subject_id=2', language);
    await page.getByRole('link', { name: course, exact: true }).click();
    await expect(page).toHaveURL(/\/sqtrain\/myTrainInfo\?course_id=12/);
    const heading = page.getByRole('heading', { level: 2, name: first });
    await expect(heading).toBeVisible();
    const entry = page.getByRole('link', { name: say('shell:sidebar.myTrain'), exact: true });
    await expect(entry).toHaveAttribute('aria-current', 'true');
    await button(page, 'join.verb').click();
    await button(page, 'finish.verb').click();
    const next = page.getByRole('link', { name: say('training:finish.next', { name: second }) });
    await expect(next).toBeVisible();
    const progress = (done: number) => say('training:progress', { done, count: 2 });
    await expect(page.getByText(progress(1))).toBeVisible();
    await look(page, `trainingCourse-${language}`);
    await button(page, 'finish.reopen').click();
    await expect(page.getByText(progress(0))).toBeVisible();
    await button(page, 'finish.verb').click();

    // Coming back, one goes on where one stopped.
    await page.goto('/sqtrain/myTrain?subject_id=2&whose=mine');
    await expect(tab(page, 'mine')).toHaveAttribute('aria-selected', 'true');
    await expect(rows(page).filter({ hasText: course })).toContainText('1 / 2');
    await page.getByRole('link', { name: course, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await button(page, 'finish.verb').click();
    await expect(page.getByText(progress(2))).toBeVisible();
    await page.getByRole('link', { name: first, exact: true }).click();
    await expect(page).toHaveURL(/lesson_id=111/);
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    await page.getByRole('link', { name: second, exact: true }).click();
    await expect(page.getByRole('heading', { level: 2, name: second })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
    // The way back leads to the list as it was left, however many lessons were read.
    await page
      .getByRole('link', { name: say('training:back'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/sqtrain\/myTrain\?.*whose=mine/);

    await page.goto('/sqtrain/myTrainInfo?course_id=999');
    await expect(page.getByText(say('training:absent.title'))).toBeVisible();
  });
}
