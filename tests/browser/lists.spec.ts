import type { Page } from '@playwright/test';
import { comeBack, expect, test } from './world';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);
const head = (page: Page) => page.getByRole('columnheader', { name: 'Student' });
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });

test.describe('a list in a narrow window, in English', () => {
  test.use({ viewport: { width: 1024, height: 768 } });

  test('scrolls with the page: its head and its pages stay in sight, and Back leads to the same row', async ({
    page,
    world,
  }) => {
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', 'en');
    await expect(pages(page)).toBeInViewport({ ratio: 1 });
    const table = page.getByRole('group', { name: 'Mine' });
    expect(
      await table.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
    ).toBe(0);
    const row = page.getByRole('row').nth(15);
    await row.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
    await expect(head(page)).toBeInViewport({ ratio: 1 });
    await expect(pages(page)).toBeInViewport({ ratio: 1 });
    const before = await scrolled(page);
    await row.getByRole('link').click();
    await expect(page).toHaveURL(/student\/detail/);
    await page.goBack();
    await expect(row).toBeInViewport();
    await expect.poll(() => scrolled(page)).toBe(before);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(before);
  });

  test('another page of a list begins at its first row', async ({ page, world }) => {
    await comeBack(page, world, 'zhou', '/student/list?subject_id=2', 'en');
    await page.getByRole('row').nth(15).scrollIntoViewIfNeeded();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await pages(page).getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});

test('the tab of the browser says the page, and whose', async ({ page, world }) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  await expect(page).toHaveTitle('学生 · 学情分析师工作台');
  const student = page.getByRole('row').nth(1).getByRole('link');
  const name = (await student.textContent()) ?? '';
  await student.click();
  await expect(page).toHaveTitle(`${name} · 概览 · 学情分析师工作台`);
  await page.getByRole('link', { name: '首页' }).first().click();
  await expect(page).toHaveTitle('首页 · 学情分析师工作台');
});

test('the button of the service desk lies over no row', async ({ page, world }) => {
  await comeBack(page, world, 'zhou', '/student/list?subject_id=2');
  await expect(page.getByRole('row')).not.toHaveCount(0);
  const desk = page.getByRole('button', { name: '在线客服' });
  await expect(desk).toBeVisible();
  expect(await desk.evaluate((button) => button.closest('header') !== null)).toBe(true);
});

test('[LANG-006] the way in has the title of the portal alone', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('select-language', '"en"');
  });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle("The Worlds' first Large Adaptive Model");
});
