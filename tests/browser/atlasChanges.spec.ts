import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { definitionOf } from '../../src/atlas/formats/definition';
import { largeChart } from '../atlas/largeChart';
// As `npm run charts -- --diff 14753c5 --atlas` wrote it, with one chart of that revision under another name.
import comparison from './atlas/comparison.json' with { type: 'json' };
import { compareWith, faultsOf, openAtlas } from './atlas/opened';
import { accessFaults } from './accessFaults';
import { expect, test } from './world';

const board = (page: Page) => page.getByRole('region', { name: 'Statechart: Assigning homework' });
const aside = (page: Page) => page.getByRole('complementary');

test('what has changed since a revision: from the contents to a change, to its versions, to a colleague', async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await compareWith(context, comparison);
  await openAtlas(page, '/statecharts.html', 'en');
  await expect(page.getByRole('heading', { name: 'Statecharts changed since v0.3' })).toBeVisible();
  await page.getByText('1 new chart').click();
  await expect(page.getByRole('link', { name: 'Coin account' }).first()).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Assigning homework' }).first().click();

  await aside(page).getByRole('link', { name: 'starting', exact: true }).click();
  const former = board(page).getByRole('button', { name: /^starting .*\(removed\)$/ });
  await expect(former).toHaveAttribute('aria-pressed', 'true');
  await expect(
    board(page)
      .locator('text', { hasText: /^−\d+$/ })
      .first(),
  ).toBeVisible();
  await expect(aside(page).getByRole('heading', { name: 'starting', exact: true })).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);

  const fresh = board(page).getByRole('button', { name: /^unsure .*\(new\)$/ });
  await expect(fresh).toBeVisible();
  await page.getByRole('radio', { name: 'Both' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Before' })).toBeChecked();
  await expect(fresh).toHaveCount(0);
  await expect(former).toBeVisible();

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByRole('radio', { name: 'Before' })).toBeChecked();
  await expect(
    board(colleague).getByRole('button', { name: /^starting .*\(removed\)$/ }),
  ).toHaveAttribute('aria-pressed', 'true');
  await colleague.close();
  // No frame is drawn, and no press is heard, on a page behind another.
  await page.bringToFront();

  await page.getByRole('radio', { name: 'Now' }).check();
  await expect(fresh).toBeVisible();
  await expect(former).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Show changes' }).uncheck();
  await expect(board(page).getByRole('button', { name: /^unsure\b/ })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the sequence that tells two versions apart is followed in the drawing, which is exported with its marks', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await compareWith(context, comparison);
  await openAtlas(
    page,
    '/statecharts.html?chart=homeworkAssignment&tab=changes&changes=both',
    'en',
  );
  await page.getByRole('link', { name: 'Follow it in the drawing' }).click();
  for (const step of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Next step' }).click();
    await expect(page.getByText(`Step ${step} of 3`)).toBeVisible();
  }
  await expect(aside(page).getByRole('term')).toHaveText(['Before', 'Now']);
  await expect(page).toHaveURL(/path=apart&step=3/);
  expect(await accessFaults(page)).toEqual([]);

  // The strip is too narrow for all tabs in one line: it has two.
  await page.goto(page.url().replace('tab=changes', 'tab=export'));
  await expect(aside(page).getByRole('link', { name: 'Export' })).toBeInViewport({ ratio: 0.9 });
  await expect(aside(page).getByRole('link', { name: 'Details' })).toBeInViewport();
  await expect(
    board(page)
      .getByRole('button', { name: /\(removed\)/ })
      .first(),
  ).toBeVisible();
  const exported = async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download SVG' }).press('Enter');
    return readFile(await (await coming).path(), 'utf8');
  };
  expect(await exported()).not.toMatch(/>−\d+</);
  await page.getByRole('checkbox', { name: 'With the marks that are shown' }).check();
  const marked = await exported();
  expect(marked).toMatch(/>−\d+</);
  expect(marked).toMatch(/>\+\d+</);
});

test('a chart that is gone is shown as it was, and where nothing is compared the way to it is told', async ({
  page,
  context,
}) => {
  await compareWith(context, null);
  await openAtlas(page, '/statecharts.html?chart=lessonLock&tab=changes', 'zh');
  await expect(aside(page)).toContainText('npm run charts -- --diff');
  expect(await accessFaults(page)).toEqual([]);
  await compareWith(context, comparison);
  await page.goto('/statecharts.html?chart=formerSnooze');
  await expect(page.getByText('v0.3 时还在，现在已经删除')).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /的状态图/ })
      .getByRole('button')
      .first(),
  ).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
});

test('while 800 transitions are laid out the page answers, and then they are all there', async ({
  page,
  context,
}) => {
  const large = definitionOf(largeChart());
  await compareWith(context, { ...comparison, changed: [], removed: [large] });
  await page.addInitScript(() => {
    const order: string[] = [];
    Object.assign(window, { order });
    new MutationObserver(() => {
      for (const [name, selector] of [
        ['answered', 'aside [role=status] h2'],
        ['drawn', '[role=region] [data-id]'],
      ] as const) {
        if (!order.includes(name) && document.querySelector(selector) !== null) order.push(name);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await openAtlas(page, '/statecharts.html?chart=large', 'en');
  await page.getByRole('searchbox').pressSequentially('number7');
  await expect(page.getByRole('heading', { name: '100 places found' })).toBeVisible();
  await expect(page.locator('[data-kind=transition]')).toHaveCount(large.transitions.length, {
    timeout: 90_000,
  });
  expect(large.transitions).toHaveLength(800);
  expect(await page.evaluate('window.order')).toEqual(['answered', 'drawn']);
  await page.getByRole('searchbox').fill('');
  await expect(page.getByText('How to read it')).toBeVisible();
});
