import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { launch, loggedIn } from './browser';
import { type Figure, median } from './figure';
import { startProduct } from './product';

const count = 1_000;

/** By then, what is cached and compiled on the way is there for good: from then on nothing may be added. */
const warm = 400;

const screens = ['/student/list', '/home'];
const rows = 'tbody tr[aria-rowindex]';

/** Runs in the page: presses the sidebar's link, and tells how long it took until the other screen was painted, in ms. */
const press = (path: string) => `new Promise((resolve) => {
  const heading = document.querySelector('main h1')?.textContent;
  const started = performance.now();
  new MutationObserver((_, observer) => {
    const now = document.querySelector('main h1')?.textContent;
    if (now === undefined || now === heading) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  }).observe(document, { childList: true, subtree: true, characterData: true });
  document.querySelector('nav a[href^="${path}"]').click();
})`;

/** What is alive on the heap, in MB. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const used = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
  return used / 1024 / 1024;
}

async function walk(page: Page, steps: number): Promise<number[]> {
  const times: number[] = [];
  for (let step = 0; step < steps; step += 1) {
    const path = screens[(step + 1) % screens.length] ?? '';
    times.push(z.number().parse(await page.evaluate(press(path))));
    await page.locator(rows).first().waitFor();
  }
  return times;
}

/** Going to and fro between two screens that are loaded: how long one takes, and whether anything stays behind. */
export async function measureNavigation(): Promise<Figure[]> {
  const [product, browser] = [await startProduct(), await launch()];
  try {
    const storageState = await loggedIn(browser, product.address);
    const page = await browser.newPage({ baseURL: product.address, storageState, locale: 'zh-CN' });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(screens[0] ?? '');
    await page.locator(rows).first().waitFor();
    await walk(page, warm);
    const before = await heapOf(session);
    const times = await walk(page, count - warm);
    const after = await heapOf(session);
    return [
      { what: 'to the other screen', unit: 'ms', ours: median(times), most: 100 },
      { what: `heap after ${String(warm)} of them`, unit: 'MB', ours: before },
      {
        what: `heap after ${String(count)} of them, in shares of that`,
        unit: '',
        ours: after / before,
        most: 1.05,
      },
    ];
  } finally {
    await Promise.all([product.stop(), browser.close()]);
  }
}
