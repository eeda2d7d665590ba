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

test('a control whose name does not hold what is written on it is a fault, in each language', async ({
  page,
}) => {
  for (const [shown, name, faults] of [
    ['Delete', 'Remove draft 2', ['label-content-name-mismatch']],
    ['Delete', 'Delete draft 2', []],
    ['删除', '移除草稿 2', ['label-content-name-mismatch']],
    ['删除', '删除草稿 2', []],
  ] as const) {
    const button = `<button aria-label="${name}">${shown}</button>`;
    await page.setContent(
      `<html lang="en"><title>Page</title><main><h1>Words</h1>${button}</main></html>`,
    );
    const found = await accessFaults(page);
    expect(found.map((fault) => fault.split(':')[0])).toEqual(faults);
  }
});
