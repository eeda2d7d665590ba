import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Say } from './words';

/** Exports the list on the page, and answers the file. */
export async function exportedFile(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say('parts:export.open'), exact: true }).click();
  const download = page.waitForEvent('download');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('parts:export.confirm'), exact: true }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  return file.replace('\uFEFF', '');
}

/** Exports the list on the page, and answers the lines of the file, the heads first. */
export async function exportedLines(page: Page, say: Say): Promise<string[]> {
  return (await exportedFile(page, say)).trim().split('\r\n');
}
