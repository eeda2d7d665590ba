import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { dictionaries } from '../../src/atlas/dictionaries';
import { definitionOf } from '../../src/atlas/formats/definition';
import { planOf } from '../../src/atlas/layout/toElk';
import type { ChartsComparison } from '../../src/atlas/model/comparison';
import { namesOf } from '../../src/atlas/model/names';
import { largeChart } from '../../tests/atlas/largeChart';
import { launch } from './browser';
import { type Figure, median } from './figure';
import { startProduct } from './product';

const rounds = 3;
const large = definitionOf(largeChart());

/** The only way into the atlas for a chart that the product does not have: as one that is gone. */
const comparison: ChartsComparison = {
  ...{ revision: 'bench', commit: '', date: new Date(0).toISOString(), versions: {} },
  ...{ changed: [], added: [], removed: [large] },
};

const shown = z.object({ drawn: z.number(), longest: z.number() });

/** How long a very large chart takes to be drawn in a browser, and the page meanwhile to answer. */
export async function measureAtlasPage(): Promise<Figure[]> {
  const [product, browser] = [await startProduct(), await launch()];
  try {
    const ours: z.output<typeof shown>[] = [];
    const peers: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await inWorker(browser, product.address));
      peers.push(await inPage(browser));
    }
    return [
      {
        what: 'from the address to the drawing, in Chromium',
        unit: 'ms',
        ours: median(ours.map(({ drawn }) => drawn)),
      },
      {
        what: 'the longest that the page meanwhile does not answer; the peer lays out in the page',
        unit: 'ms',
        ours: median(ours.map(({ longest }) => longest)),
        peer: median(peers),
      },
    ];
  } finally {
    await Promise.all([product.stop(), browser.close()]);
  }
}

/** The atlas: when all transitions stand in the drawing, and how long its longest task was. */
async function inWorker(browser: Browser, address: string) {
  const context = await browser.newContext({ baseURL: address });
  await context.route('**/atlas/comparison.json', (route) => route.fulfill({ json: comparison }));
  const page = await context.newPage();
  await page.addInitScript(watchDrawing, large.transitions.length);
  await page.goto(`/statecharts.html?chart=${large.chart}`);
  const found = shown.parse(await page.evaluate('window.seen'));
  await context.close();
  return found;
}

/** Runs in the page: tells when the drawing is there, and how long the longest task was until then. */
function watchDrawing(count: number): void {
  let longest = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: 'longtask', buffered: true });
  const seen = new Promise((resolve) => {
    new MutationObserver((_, observer) => {
      if (document.querySelectorAll('[data-kind=transition]').length < count) return;
      observer.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const drawn = performance.now();
          // A task is told of once it is over, and this one has drawn.
          setTimeout(() => resolve({ drawn, longest }), 200);
        }),
      );
    }).observe(document, { childList: true, subtree: true });
  });
  Object.assign(window, { seen });
}

/** ELK as it comes, in the page itself: it answers nothing until all is laid out. */
async function inPage(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.addScriptTag({ path: 'node_modules/elkjs/lib/elk.bundled.js' });
  const { graph } = planOf(large, namesOf(large.chart, dictionaries.en));
  const taken = await page.evaluate(
    `(async () => {
      const elk = new ELK();
      const started = performance.now();
      await elk.layout(${JSON.stringify(graph)});
      return performance.now() - started;
    })()`,
  );
  await page.close();
  return z.number().parse(taken);
}
