import type { Locator } from '@playwright/test';
import { faultsOf, openAtlas } from './atlas/opened';
import { accessFaults } from './accessFaults';
import { expect, test } from './world';

test('a large chart opens with its outermost states, and leads into one and out again', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.setViewportSize({ width: 1024, height: 768 });
  await openAtlas(page, '/statecharts.html?find=student+list', 'en');
  await page.getByRole('link', { name: 'Student list', exact: true }).first().click();
  await expect(page).toHaveURL(/in=studentRows/);
  const board = page.getByRole('region', { name: 'Statechart: Student list' });
  await expect(board.getByRole('button', { name: /^loading\b/ })).toHaveCount(0);
  await board.getByRole('button', { name: /^rows\b/ }).click();
  await page.getByRole('link', { name: 'Draw it by itself' }).click();
  await expect(board.getByRole('button', { name: /^loading\b/ })).toBeVisible();
  await expect(page).toHaveURL(/in=studentRows\.rows/);
  await page.getByRole('link', { name: 'Student list', exact: true }).click();
  await expect(board.getByRole('button', { name: /^loading\b/ })).toHaveCount(0);
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Draw the whole chart' }).click();
  await expect(page).toHaveURL(/chart=studentRows$/);
  await page.goto('/statecharts.html?chart=studentRows&in=studentRows.gone');
  await expect(page.getByRole('alert')).toContainText('studentRows.gone');
  expect(faults).toEqual([]);
});

test('the table of a chart says what each state does with each event, and what it ignores', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?chart=lessonLock', 'en');
  await page.getByRole('link', { name: 'Show the table' }).click();
  const table = page.getByRole('table', { name: 'States and events: Lesson lock' });
  const row = table.getByRole('row', { name: /Lock the lesson/ });
  await expect(row.getByRole('cell')).not.toHaveCount(0);
  await expect(table.getByText('ignored').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await table.getByRole('link').first().click();
  await expect(page.getByRole('complementary')).toContainText('From → to');
  await page.getByRole('link', { name: 'Show the drawing' }).click();
  await expect(page.getByRole('region', { name: 'Statechart: Lesson lock' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a search finds what a requirement asks for and what people are told, in all charts', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html', 'en');
  await page.getByRole('searchbox').fill('earlier lessons are all unlocked');
  const place = page.getByRole('link', { name: 'Unlock the lesson' }).first();
  await expect(place).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await place.click();
  await expect(page).toHaveURL(/chart=lessonLock&at=/);
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp', 'en');
  await page.getByRole('searchbox').fill('disabled');
  await expect(page.getByRole('complementary')).toContainText('Your account has been disabled');
  expect(faults).toEqual([]);
});

test('a template stands once, with the charts that are made of it', async ({ page }) => {
  await openAtlas(page, '/statecharts.html?view=templates', 'en');
  await expect(page.getByRole('heading', { name: /^List \d+ charts$/ })).toBeVisible();
  await expect(page.getByText('without: search').first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Student list', exact: true }).first().click();
  await expect(page.getByRole('complementary').getByRole('link', { name: 'List' })).toBeVisible();
});

/** The smallest height of a letter in a drawing, in pixels on the screen. */
const smallestText = (board: Locator) =>
  board.locator('svg text').evaluateAll((texts) =>
    Math.min(
      ...texts.map((text) => {
        const scale = text instanceof SVGTextElement ? (text.getScreenCTM()?.a ?? 0) : 0;
        return scale * parseFloat(getComputedStyle(text).fontSize);
      }),
    ),
  );

for (const chart of ['homeworkAssignment', 'grading', 'navigationGuard']) {
  test(`${chart} is drawn large enough to be read, and its head takes no more than two lines`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await openAtlas(page, `/statecharts.html?chart=${chart}`, 'en');
    const board = page.getByRole('region', { name: /^Statechart: / });
    await expect(board.locator('svg text').first()).toBeVisible();
    expect(await smallestText(board)).toBeGreaterThanOrEqual(9);
    const size = page.getByText(/\d+ states, \d+ transitions/);
    await expect(size).toContainText('paths cover');
    const height = await size.evaluate((text) => text.getBoundingClientRect().height);
    expect(height).toBeLessThan(30);
  });
}

test('while places are found by words, no chart is said to be none', async ({ page }) => {
  await openAtlas(page, '/statecharts.html?find=cancel+submitting', 'en');
  await expect(page.getByRole('heading', { name: /places in \d+ charts/ })).toBeVisible();
  await expect(page.getByText('0 charts')).toHaveCount(0);
});
