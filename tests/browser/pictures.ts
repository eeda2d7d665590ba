import type { Page } from '@playwright/test';

/** A picture of a size, made in the browser; red at the left and right, green in the middle. */
export async function pictureOf(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([across, down]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const paint = canvas.getContext('2d');
      if (paint !== null) {
        paint.fillStyle = 'red';
        paint.fillRect(0, 0, across, down);
        paint.fillStyle = 'green';
        paint.fillRect((across - down) / 2, 0, down, down);
      }
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height] as const,
  );
  return Buffer.from(text, 'base64');
}
