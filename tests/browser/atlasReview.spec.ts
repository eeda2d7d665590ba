import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { faultsOf, openAtlas } from './atlas/opened';
import { accessFaults } from './accessFaults';
import { expect, test } from './world';

const aside = (page: Page) => page.getByRole('complementary');
const tab = (page: Page, name: string) => aside(page).getByRole('link', { name, exact: true });

async function contentOf(download: Download) {
  return await readFile(await download.path(), 'utf8');
}

test('a remark on a state goes to a colleague as a file, and is told with its state', async ({
  page,
  browser,
  baseURL,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?chart=lessonLock&at=lessonLock.locked', 'en');
  const add = page.getByRole('button', { name: 'Add', exact: true });
  await expect(add).toBeVisible({ timeout: 30_000 });
  await page
    .getByRole('textbox', { name: 'Remark on the state “locked”' })
    .fill('Who may unlock it?');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ann');
  await add.click();
  await expect(aside(page)).toContainText('waits for an answer');
  expect(await accessFaults(page)).toEqual([]);

  // The next one answers it: it waits though the chart was signed before.
  await page.reload();
  await expect(page.getByText('Who may unlock it?')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const buffer = Buffer.from(await contentOf(await saving));

  const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const colleague = await other.newPage();
  await openAtlas(colleague, '/statecharts.html?chart=lessonLock', 'zh');
  const file = colleague.locator('input[type=file][aria-label="打开文件"]');
  const mimeType = 'application/json';
  await file.setInputFiles({ name: 'other.json', mimeType, buffer: Buffer.from('{}') });
  await expect(colleague.getByRole('alert')).toContainText('这个文件里没有意见');
  await file.setInputFiles({ name: 'remarks.json', mimeType, buffer });
  await expect(colleague.getByText('Who may unlock it?')).toBeVisible();
  await aside(colleague).getByRole('link', { name: '已锁定' }).last().click();
  await expect(colleague).toHaveURL(/at=lessonLock\.locked/);
  await expect(colleague.getByText('Who may unlock it?')).toBeVisible();
  await other.close();
  expect(faults).toEqual([]);
});

test('a person runs a test case, and saves what each step has shown, with a file', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp&case=WAK-02', 'en');
  const first = page.getByRole('radiogroup', { name: 'What step 1 shows' });
  await first.getByRole('radio', { name: 'something else' }).check({ timeout: 30_000 });
  await page.getByRole('textbox', { name: 'Remark on step 1' }).fill('It stays white');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'white.png', mimeType: 'image/png', buffer: Buffer.from('picture') });
  await expect(page.getByText('white.png')).toBeVisible();
  await expect(aside(page).getByRole('status').last()).toHaveText('something else');
  expect(await accessFaults(page)).toEqual([]);

  // What was found stays while one looks elsewhere.
  await tab(page, 'Details').click();
  await tab(page, 'Cases').click();
  // The details have a name of their own, for remarks.
  await expect(first).toBeVisible();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Bo');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the result as a file' }).click();
  const run = await contentOf(await saving);
  expect(JSON.parse(run)).toMatchObject({
    ...{ format: 'manualRun', case: 'WAK-02', by: 'Bo', outcome: 'failed' },
    steps: expect.arrayContaining([
      expect.objectContaining({
        ...{ outcome: 'failed', remark: 'It stays white' },
        evidence: { name: 'white.png', data: 'data:image/png;base64,cGljdHVyZQ==' },
      }),
    ]),
  });
  expect(faults).toEqual([]);
});

test('an address that names a path, and a step of it, shows that step', async ({ page }) => {
  await openAtlas(page, '/statecharts.html?chart=accountWakeUp&tab=paths', 'en');
  await aside(page).getByRole('listitem').getByRole('link').first().click({ timeout: 30_000 });
  await expect(page).toHaveURL(/path=/);
  const path = new URL(page.url()).searchParams.get('path') ?? '';
  await page.goto(`/statecharts.html?chart=accountWakeUp&path=${path}&step=2`);
  await expect(page.getByText(/^Step 2 of/)).toBeVisible();
  await tab(page, 'Details').click();
  await expect(tab(page, 'Details')).toHaveAttribute('aria-current', 'page');
  await page.goto('/statecharts.html?chart=accountWakeUp&path=accountWakeUp-000000');
  await expect(page.getByRole('alert')).toContainText('There is no path accountWakeUp-000000');
});
