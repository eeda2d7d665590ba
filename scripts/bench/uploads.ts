import { randomFillSync } from 'node:crypto';
import { type Browser, expect } from '@playwright/test';
import { PNG } from 'pngjs';
import { feedbackImages } from '../../src/domain/limits';
import { typingForms } from '../../tests/browser/typingForms';
import { wordsIn } from '../../tests/browser/words';
import { emulate, launch, loggedIn } from './browser';
import type { Figure } from './figure';
import { type Product, startProduct } from './product';

const say = wordsIn('zh');

/** In Mbit/s, as telephone lines and crowded campuses have it. */
const uplink = 1;

/** A picture that no coding makes smaller, nearly as large as one may be. */
function largestPicture(): Buffer {
  const side = Math.floor(Math.sqrt(feedbackImages.bytes / 3)) - 12;
  const picture = new PNG({ width: side, height: side, inputHasAlpha: true });
  randomFillSync(picture.data);
  return PNG.sync.write(picture, { colorType: 2, inputColorType: 6 });
}

/** The largest pictures over a slow uplink, until the form shows them; the peer is the line alone. */
async function uploaded(browser: Browser, product: Product, count: number): Promise<Figure> {
  const storageState = await loggedIn(browser, product.address);
  const context = await browser.newContext({ baseURL: product.address, storageState });
  const page = await context.newPage();
  await page.goto(typingForms.headquartersFeedback.address());
  const pictures = page.getByRole('region', { name: say('feedback:field.images') });
  const input = pictures.locator('input[type=file]');
  await input.waitFor({ state: 'attached' });
  await emulate(await context.newCDPSession(page), 'slowUplink');
  const files = Array.from({ length: count }, (_, index) => ({
    ...{ name: `large${String(index)}.png`, mimeType: 'image/png', buffer: largestPicture() },
  }));
  const megabytes = files.reduce((sum, { buffer }) => sum + buffer.length, 0) / 1024 / 1024;
  const start = performance.now();
  for (const [index, file] of files.entries()) {
    await input.setInputFiles(file);
    await expect(pictures.getByRole('img')).toHaveCount(index + 1, { timeout: 180_000 });
  }
  const seconds = (performance.now() - start) / 1_000;
  await context.close();
  const line = (megabytes * 8) / uplink;
  const what = `${megabytes.toFixed(1)} MB in ${String(count)} over ${String(uplink)} Mbit/s`;
  return { what, unit: 's', ours: seconds, peer: line, most: Math.ceil(line * 1.25) };
}

/** One picture, and as many as a form takes. */
export async function measureUploads(): Promise<Figure[]> {
  const product = await startProduct();
  const browser = await launch();
  try {
    const one = await uploaded(browser, product, 1);
    return [one, await uploaded(browser, product, feedbackImages.count)];
  } finally {
    await browser.close();
    await product.stop();
  }
}
