import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Language } from '../../../src/domain/limits';

/** Where `npm run pictures` wants the pictures of the states; without it none are taken. */
const folder = process.env['STATE_PICTURES'];

/** Whether every path is walked in both languages, for its pictures. */
export const isPhotographed = folder !== undefined;

const widths = [1440, 1024];

/** The file of a picture: what it shows can be read from its name, see `scripts/pictures/manifest.mjs`. */
const fileOf = (chart: string, state: string, language: Language, width: number) =>
  join(chart, `${state.replaceAll(' + ', '_')}-${language}-${String(width)}.png`);

/** Takes the pictures of a state that nobody has taken yet. */
export async function photograph(
  page: Page,
  chart: string,
  state: string,
  language: Language,
): Promise<void> {
  if (folder === undefined) return;
  const before = page.viewportSize();
  for (const width of widths) {
    const path = join(folder, fileOf(chart, state, language, width));
    if (existsSync(path)) continue;
    await mkdir(dirname(path), { recursive: true });
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path, animations: 'disabled' });
  }
  if (before !== null) await page.setViewportSize(before);
}
