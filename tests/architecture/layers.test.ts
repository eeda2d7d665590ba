import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFixtures } from './marks';

const baseDir = join(import.meta.dirname, 'fixtures/layers');
const fixtures = readFixtures(baseDir).filter(({ file }) => /^(src|server)\//.test(file));

// The project's own rules: they name files from the root of the tree that is cruised.
const options = await extractDepcruiseOptions(
  join(import.meta.dirname, '../../.dependency-cruiser.cjs'),
);

describe('who may import whom', () => {
  let result: ICruiseResult;

  beforeAll(async () => {
    const { output } = await cruise(['src', 'server'], { ...options, baseDir });
    if (typeof output === 'string') throw new Error(output);
    result = output;
  });

  it.each(fixtures)('in $file exactly the marked imports are caught', ({ file, marks }) => {
    const caught = result.summary.violations.filter(({ from }) => from === file);
    expect(caught.map(({ rule }) => rule.name).sort()).toEqual(
      marks.map(({ rule }) => rule).sort(),
    );
  });

  it('every rule is broken by a fixture', () => {
    const marked = new Set(fixtures.flatMap(({ marks }) => marks.map(({ rule }) => rule)));
    expect([...marked].sort()).toEqual(options.ruleSet?.forbidden?.map(({ name }) => name).sort());
  });

  it('the fixtures import what exists', () => {
    const missing = result.modules.filter(({ couldNotResolve }) => couldNotResolve);
    expect(missing.map(({ source }) => source)).toEqual([]);
  });
});
