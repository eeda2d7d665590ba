import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeProject } from '../paths/project';

const scripts = join(import.meta.dirname, '../../scripts/test');

const outcome = z.object({
  passed: z.number(),
  failures: z.array(z.string()),
  unsteady: z.array(z.string()),
});

/** Tests of one kind: one that passes, one that fails the first time, and one that always fails. */
const threeTests = (library: string, name: string) => ({
  steady: `import { expect, ${name} } from '${library}';
    ${name}('is steady', () => expect(1).toBe(1));`,
  unsteady: `import { expect, ${name} } from '${library}';
    import { existsSync, writeFileSync } from 'node:fs';
    ${name}('is unsteady', () => {
      const wasHere = existsSync('was-here');
      writeFileSync('was-here', '');
      expect(wasHere).toBe(true);
    });`,
  broken: `import { expect, ${name} } from '${library}';
    ${name}('is broken', () => expect(1).toBe(2));`,
});

/** Runs the tests of a project with a runner of scripts/test/runners.mjs. */
function runSuite(runner: 'unit' | 'browser', project: string) {
  const program = `
    import { writeFileSync } from 'node:fs';
    import { suite } from '${scripts}/run.mjs';
    import { ${runner} } from '${scripts}/runners.mjs';
    writeFileSync('outcome.json', JSON.stringify(suite(${runner}, 'reports/report.json')));`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
    encoding: 'utf8',
    // What Vitest sets would have its child take part in this run.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
  });
  const read = (file: string) => readFileSync(join(project, file), 'utf8');
  return {
    ...outcome.parse(JSON.parse(read('outcome.json'))),
    report: read('reports/report.json'),
    stderr,
  };
}

describe('a test that fails is run once more alone', () => {
  it('and counts as passed, and as unsteady with the reason, in Vitest', () => {
    const { steady, unsteady, broken } = threeTests('vitest', 'it');
    const project = makeProject({
      'tests/steady.test.ts': steady,
      'tests/unsteady.test.ts': unsteady,
      'tests/broken.test.ts': broken,
      'vitest.config.ts': `export default { test: { include: ['tests/*.test.ts'] } };`,
    });
    const run = runSuite('unit', project);
    expect(run.passed).toBe(2);
    expect(run.failures).toEqual([expect.stringContaining('is broken')]);
    expect(run.unsteady).toEqual([
      expect.stringMatching(/^~ \S+tests\/unsteady\.test\.ts › is unsteady\nAssertionError: /),
    ]);
    expect(run.report.match(/"status":"passed"/g)).toHaveLength(4);
  }, 120_000);

  it('and counts as passed, and as unsteady with the reason and its trace, in Playwright', () => {
    const { steady, unsteady, broken } = threeTests('@playwright/test', 'test');
    const project = makeProject({
      'tests/steady.spec.ts': steady,
      'tests/unsteady.spec.ts': unsteady,
      'tests/broken.spec.ts': broken,
      'playwright.config.ts': `export default { testDir: 'tests' };`,
    });
    const run = runSuite('browser', project);
    expect(run.passed).toBe(2);
    expect(run.failures).toEqual([expect.stringContaining('is broken')]);
    expect(run.unsteady).toEqual([
      expect.stringMatching(
        /^~ unsteady\.spec\.ts:3 › is unsteady\nError: [^]* {2}.*trace\.zip\n$/,
      ),
    ]);
    expect(run.report.match(/"ok":true/g)).toHaveLength(2);
  }, 120_000);
});
