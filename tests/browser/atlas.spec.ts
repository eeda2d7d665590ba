import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { faultsOf, openAtlas } from './atlas/opened';
import { accessFaults } from './accessFaults';
import { expect, test } from './world';

/** What LCK-01 says of when a lesson is unlocked. */
const condition = 'the chapter is a sprint chapter, or its earlier lessons are all unlocked';

const valueOf = (element: Element) =>
  element instanceof HTMLProgressElement ? element.value : NaN;

const drawn = (page: Page, label: string) =>
  page.getByRole('region', { name: label }).getByRole('group', { name: /./ }).first();

test('from the contents to a chart and a state in it, whose address a colleague opens', async ({
  page,
  context,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html', 'en');
  await page.getByRole('searchbox').fill('lesson lock');
  const row = page.getByRole('row', { name: /Lesson lock/ });
  await expect(row).toContainText('课次的锁定状态');
  // What is searched for is planned before all other charts.
  await expect(row).toContainText('8 / 8', { timeout: 90_000 });
  const progress = page.getByRole('progressbar', { name: 'Planning the test paths' });
  expect(await progress.evaluate(valueOf)).toBeLessThan(20);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await accessFaults(page)).toEqual([]);

  await row.getByRole('link', { name: 'Lesson lock' }).click();
  const board = page.getByRole('region', { name: 'Statechart: Lesson lock' });
  // Its middle belongs to the transitions that are listed in it.
  await board
    .getByRole('button', { name: 'locked', exact: true })
    .click({ position: { x: 24, y: 16 } });
  await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
  await expect(page.getByText('lessonLock.locked', { exact: true })).toBeVisible();
  await board.getByRole('button', { name: /the lessons before it are unlocked/ }).click();
  await expect(page.getByText(/LCK-01/).last()).toBeVisible();
  await expect(page.getByText(condition)).toBeVisible();

  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(colleague.getByText(condition)).toBeVisible();
  await colleague.close();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'locked' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('How to read it')).toBeVisible();
  expect(faults).toEqual([]);
});

test('the keyboard goes along states and transitions, enlarges, and lets go', async ({ page }) => {
  await openAtlas(page, '/statecharts.html?chart=lessonLock&at=lessonLock.locked', 'en');
  const board = page.getByRole('region', { name: 'Statechart: Lesson lock' });
  const locked = board.getByRole('button', { name: 'locked', exact: true });
  await locked.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  const unlocking = board.getByRole('button', { name: /the lessons before it are unlocked/ });
  await expect(unlocking).toBeFocused();
  await expect(unlocking).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(board.getByRole('button', { name: 'unlocked', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(locked).toBeFocused();

  const widthOf = async () => (await board.locator('svg').boundingBox())?.width ?? 0;
  const before = await widthOf();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(before);
  await page.keyboard.press('1');
  await expect.poll(widthOf).toBeCloseTo(before, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByText('How to read it')).toBeVisible();
  await expect(page).toHaveURL(/chart=lessonLock$/);
});

test('a path is followed in the drawing, step by step and by its address', async ({ page }) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp&tab=paths', 'zh');
  const board = page.getByRole('region', { name: /的状态图/ });
  await page.getByRole('complementary').getByRole('listitem').getByRole('link').first().click();
  const steps = page.getByRole('complementary').getByRole('listitem').getByRole('button');
  await steps.last().click();
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('button', { name: '下一步' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(await accessFaults(page)).toEqual([]);

  const address = page.url();
  expect(address).toMatch(/path=accountWakeUp-[\da-f]{6}&step=\d+/);
  await page.goto(address);
  await expect(steps.last()).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(steps.last()).not.toHaveAttribute('aria-current', 'step');
  await expect(board).toBeVisible();
  expect(faults).toEqual([]);
});

test('paths that could not be planned are planned when tried again, and then kept in the browser', async ({
  page,
}) => {
  const path = page.getByRole('complementary').getByRole('listitem').getByRole('link').first();
  await page.route(/proofs\.worker/, (route) => route.abort());
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp&tab=paths', 'en');
  await expect(page.getByRole('alert')).toContainText('did not run to the end');
  await page.unroute(/proofs\.worker/);
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(path).toBeVisible();

  // From now on nothing can be planned.
  await page.route(/proofs\.worker/, (route) => route.abort());
  await expect(async () => {
    await page.reload();
    await expect(path).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('status').first()).toContainText(/recorded it on|approved it on/);
  expect(await accessFaults(page)).toEqual([]);
});

test('the other language, a search, one that finds nothing, and a chart that is not there', async ({
  page,
}) => {
  await openAtlas(page, '/statecharts.html?chart=grading', 'zh');
  await expect(page.getByRole('heading', { name: '批改', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Grading', exact: true })).toBeVisible();
  await expect(drawn(page, 'Statechart: Grading')).toBeVisible();
  await expect(page).toHaveTitle('Statechart atlas');
  expect(await page.evaluate(() => localStorage.getItem('select-language'))).toBe('en');

  await page.getByRole('searchbox').fill('gra-05');
  await expect(page.getByRole('heading', { name: '1 place found' })).toBeVisible();
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('no such thing')).toBeVisible();
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue('');

  await page.goto('/statecharts.html?chart=teleport');
  await expect(page.getByText('There is no chart “teleport”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all charts' }).click();
  await expect(page.getByRole('heading', { name: 'All statecharts' })).toBeVisible();
});

test('a chart that cannot be laid out says so, and is drawn when tried again', async ({ page }) => {
  await page.route(/elk-worker/, (route) => route.abort());
  await openAtlas(page, '/statecharts.html?chart=lessonLock', 'en');
  await expect(page.getByRole('alert')).toContainText('The chart could not be drawn');
  await page.unroute(/elk-worker/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(drawn(page, 'Statechart: Lesson lock')).toBeVisible();
});

test('a chart is taken elsewhere in six formats, and copied', async ({ page, context }) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?chart=lessonLock&tab=export', 'en');
  await expect(drawn(page, 'Statechart: Lesson lock')).toBeVisible();
  const download = async (format: string, name: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${format}`, exact: true }).press('Enter');
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    await expect(page.getByText(`Downloaded ${name}`)).toBeVisible();
    return readFile(await file.path());
  };
  const svg = String(await download('SVG', 'lessonLock.svg'));
  const png = await download('PNG', 'lessonLock.png');
  const pdf = (await download('PDF', 'lessonLock.pdf')).toString('latin1');
  expect(String(await download('Mermaid', 'lessonLock.mmd'))).toMatch(/^stateDiagram-v2\n/m);
  expect(String(await download('SCXML', 'lessonLock.scxml'))).toMatch(/^<\?xml[^]*<scxml /);
  expect(JSON.parse(String(await download('JSON', 'lessonLock.json')))).toMatchObject({
    chart: 'lessonLock',
  });
  expect(await accessFaults(page)).toEqual([]);

  const [, width, height] = /<svg [^>]*width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  const twice = [width, height].map((side) => Math.floor(Number(side) * 2));
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(twice);
  expect(png.length).toBeGreaterThan(20_000);
  expect(pdf).toMatch(/^%PDF-1\.4\n/);
  expect(pdf).toContain(`/Width ${twice[0] ?? ''} /Height ${twice[1] ?? ''}`);
  expect(pdf).toMatch(/\/DCTDecode \/Length \d+ >>\nstream\n\xff\xd8\xff/);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy SVG' }).click();
  await expect(page.getByText('SVG is on the clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(svg);
  // The atlas itself may parse no text as markup.
  const reader = await context.newPage();
  const fault = await reader.evaluate((text) => {
    const read = new DOMParser().parseFromString(text, 'image/svg+xml');
    return read.querySelector('parsererror')?.textContent ?? null;
  }, svg);
  expect([fault, faults]).toEqual([null, []]);
});

test('a state shows its real view, in the language and at the width that are chosen', async ({
  page,
}) => {
  const faults = faultsOf(page);
  const refused = '/statecharts.html?chart=messageReward&at=messageReward.open.refused';
  await openAtlas(page, refused, 'zh');
  const view = page.locator('iframe');
  const width = () => view.evaluate((frame) => frame.clientWidth);
  const dialog = page.frameLocator('iframe').getByRole('dialog');
  await expect(dialog).toContainText('奖励');
  await expect(dialog).toContainText('金币余额不足');
  expect(await width()).toBe(1440);

  await page.getByRole('link', { name: '1024' }).click();
  await expect.poll(width).toBe(1024);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(dialog.getByRole('button', { name: /^Give/ })).toBeVisible();
  expect(faults).toEqual([]);

  // What only the server runs is met by nobody.
  await page.goto('/statecharts.html?chart=lessonLock&at=lessonLock.locked');
  await expect(page.frameLocator('iframe').getByText(/No page or dialog/)).toBeVisible();
});

test('the map leads to a chart, which names those that run it; what an address names and is gone is told', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?view=map', 'en');
  await expect(page.getByRole('table', { name: 'Totals by area' })).toContainText('Account');
  expect(await accessFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Waking up an account' }).first().click();
  await expect(page.getByText('Run by')).toBeVisible();
  await page.getByRole('link', { name: 'Account security' }).click();
  await expect(page.getByRole('heading', { name: 'Account security' })).toBeVisible();

  const alert = page.getByRole('alert');
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp&at=accountWakeUp.gone', 'en');
  await expect(alert).toContainText('There is no state or transition accountWakeUp.gone');
  await page.goto('/statecharts.html?chart=accountWakeUp&tab=cases&case=WAK-99');
  await expect(alert).toContainText('There is no case WAK-99');
  await page.goto('/statecharts.html?chart=accountWakeUp&tab=paths');
  await page.getByRole('complementary').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/path=/);
  await page.goto(`${page.url()}&step=99`);
  await expect(alert).toContainText('There is no step 99');
  expect(faults).toEqual([]);
});
