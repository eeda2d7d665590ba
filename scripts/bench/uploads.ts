import { randomFillSync } from 'node:crypto';
import { PNG } from 'pngjs';
import { feedbackImages } from '../../src/domain/limits';
import { typingForms } from '../../tests/browser/typingForms';
import { wordsIn } from '../../tests/browser/words';
import { emulate, launch, loggedIn } from './browser';
import type { Figure } from './figure';
import { startProduct } from './product';

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

/** The largest picture over a slow uplink, until the form shows it; the peer is the line alone. */
export async function measureUploads(): Promise<Figure[]> {
  const product = await startProduct();
  const browser = await launch();
  try {
    const storageState = await loggedIn(browser, product.address);
    const context = await browser.newContext({ baseURL: product.address, storageState });
    const page = await context.newPage();
    await page.goto(typingForms.headquartersFeedback.address());
    const pictures = page.getByRole('region', { name: say('feedback:field.images') });
    const input = pictures.locator('input[type=file]');
    await input.waitFor({ state: 'attached' });
    await emulate(await context.newCDPSession(page), 'slowUplink');
    const buffer = largestPicture();
    const start = performance.now();
    await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer });
    await pictures.getByRole('img').waitFor({ timeout: 180_000 });
    const seconds = (performance.now() - start) / 1_000;
    const line = (buffer.length * 8) / 1024 / 1024 / uplink;
    const what = `${(buffer.length / 1024 / 1024).toFixed(1)} MB over ${String(uplink)} Mbit/s`;
    return [{ what, unit: 's', ours: seconds, peer: line, most: Math.ceil(line * 1.25) }];
  } finally {
    await browser.close();
    await product.stop();
  }
}
