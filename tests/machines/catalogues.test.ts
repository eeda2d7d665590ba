import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { cataloguesNotRun, chartsIn, chartsWithoutCatalogue } from './catalogues';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});

const tests = import.meta.glob<string>('./**/*.test.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Charts that no paths are planned for, each with the reason. */
const reasons: Readonly<Record<string, string>> = {};

describe('every chart that is exported', () => {
  it('has a catalogue that QA plans its paths with, or a reason why not', () => {
    expect(chartsWithoutCatalogue(modules)).toEqual(Object.keys(reasons));
  });

  it('has paths that a test runs', () => {
    // `plannedPaths.test.ts` runs those that no other test names, for the charts that they belong to.
    const planned = chartsIn(modules).map(([name]) => `${name}Paths`);
    const others = cataloguesNotRun(modules, Object.values(tests));
    expect(others.filter((name) => !planned.includes(name))).toEqual([]);
  });

  it('is found without one', () => {
    const alone = createMachine({ id: 'alone' });
    const planned = createMachine({ id: 'planned' });
    const found = chartsWithoutCatalogue({
      'a.ts': { alone, planned, isNoChart: () => true },
      'a.paths.ts': { plannedPaths: {} },
      // A catalogue counts only where catalogues lie.
      'b.ts': { alonePaths: {} },
    });
    expect(found).toEqual(['alone']);
  });

  it('is found where no test runs its paths', () => {
    const planned = { 'a.paths.ts': { onePaths: {}, otherPaths: {}, sample: {} } };
    expect(cataloguesNotRun(planned, ['proveChart(other, otherPaths)', 'notOnePaths'])).toEqual([
      'onePaths',
    ]);
  });
});
