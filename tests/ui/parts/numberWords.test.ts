import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test.each([
  ['en', /whole number(?! above 0, | above 0; )/],
  ['zh', /请(输入|填写).*整数/],
] as const)(
  'who is told to enter a whole number is told from which to which, in %s',
  (language, asks) => {
    const folder = new URL(`../../../locales/${language}/`, import.meta.url);
    const silent = readdirSync(folder).flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter((line) => /"(Please )?[Ee]nter a|"请/.test(line) && asks.test(line))
        .filter((line) => !line.includes('{{')),
    );
    expect(silent).toEqual([]);
  },
);
