import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartsWithoutCatalogue } from './catalogues';

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});

/** Charts that no paths are planned for, each with the reason. */
const reasons: Readonly<Record<string, string>> = {};

describe('every chart that is exported', () => {
  it('has a catalogue that QA plans its paths with, or a reason why not', () => {
    expect(chartsWithoutCatalogue(modules)).toEqual(Object.keys(reasons));
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
});
