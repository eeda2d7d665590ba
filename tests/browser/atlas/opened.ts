import type { BrowserContext, Page } from '@playwright/test';

/** The atlas needs no login: opens it in a language as the portal keeps it. */
export async function openAtlas(page: Page, address: string, language: 'zh' | 'en'): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate((chosen) => {
    localStorage.setItem('select-language', JSON.stringify(chosen));
  }, language);
  await page.goto(address);
}

/** Serves a comparison of the charts with an older revision, or none, whatever was left beside the atlas. */
export async function compareWith(
  context: BrowserContext,
  comparison: object | null,
): Promise<void> {
  const answer = { contentType: 'application/json', body: JSON.stringify(comparison) };
  await context.route('**/atlas/comparison.json', (route) => route.fulfill(answer));
}

/** What goes wrong on a page without anybody being told; the list grows. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
