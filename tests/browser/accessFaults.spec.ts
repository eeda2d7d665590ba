import { accessFaults } from './accessFaults';
import { expect, test } from './world';

const written = (color: string, ground: string) =>
  `<html lang="en"><title>Page</title><main style="background:${ground}"><h1 style="color:${color}">Words</h1></main></html>`;

test('words that nobody can read are a fault on each page, also after legible ones', async ({
  page,
}) => {
  for (const [color, ground, faults] of [
    ['#ccc', '#fff', 1],
    ['#ccc', '#fff', 1],
    ['#ccc', '#000', 0],
    ['#ccc', '#000', 0],
    ['#ccc', '#fff', 1],
  ] as const) {
    await page.setContent(written(color, ground));
    expect(await accessFaults(page)).toHaveLength(faults);
  }
});
