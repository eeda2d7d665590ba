import type { Page } from '@playwright/test';

/** Says whether the browser has a viewer for PDF, whatever this one has; from the next page on. */
export async function showsPdf(page: Page, isEnabled: boolean): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true });
  }, isEnabled);
}
