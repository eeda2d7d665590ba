import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sheet } from '../../src/ui/parts/theme/sheet';
import { packagesOf } from './imports';
import { carriedClasses, givenClasses, strangers, unusedClasses } from './looks';

const project = join(import.meta.dirname, '../..');

/** The login, home, most people's first list, and what stands around them or pops up. */
const firstPages = [
  ...[
    'src/app/start/main.tsx',
    'src/app/frame/frameParts.ts',
    'src/app/frame/FrameTools.tsx',
    'src/app/popUps/PopUps.tsx',
  ],
  ...['src/app/frame/ServiceDesk.tsx', 'src/app/screens/home.ts', 'src/app/screens/students.ts'],
];

describe('how parts look', () => {
  const given = givenClasses(project);
  const ofTheme = new Set(
    given.filter(({ file }) => !file.endsWith('.look.ts')).map(({ name }) => name),
  );

  it('the first pages style nothing in the browser', () => {
    const packages = packagesOf(project, firstPages);
    expect(packages.get('react')?.length).toBeGreaterThan(10);
    expect(packages.get('@chakra-ui/react') ?? []).toEqual([]);
  });

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
