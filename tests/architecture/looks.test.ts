import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheet } from '../../src/ui/parts/theme/sheet';
import { carriedClasses, givenClasses, strangers, unusedClasses } from './looks';

const project = join(import.meta.dirname, '../..');

describe('how parts look', () => {
  const given = givenClasses(project);
  const ofTheme = new Set(
    given.filter(({ file }) => !file.endsWith('.look.ts')).map(({ name }) => name),
  );

  it('a class that an element carries is given a look', () => {
    const names = new Set(given.map(({ name }) => name));
    expect(carriedClasses(project).filter(({ name }) => !names.has(name))).toEqual([]);
  });

  it('a class of a look begins with the name of its part, and something carries it', () => {
    expect(strangers(project, ofTheme)).toEqual([]);
    expect(unusedClasses(project)).toEqual([]);
  });

  it('the style sheet holds every look, and no selector that has lost its parent', () => {
    expect(given.filter(({ name }) => !sheet.includes(`.${name}`))).toEqual([]);
    expect(sheet.includes('&')).toBe(false);
  });
});
