import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
/** Those of others, such as Oxlint, have a help that is not ours. */
const own = Object.entries(scripts).filter(([, command]) => command.includes('scripts/'));

it('the project has commands of its own', () => {
  expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['start', 'test', 'walk']));
});

it.each(own)('npm run %s -- --help says what it takes, and does nothing else', (name, command) => {
  const { status, stdout } = spawnSync('npx', [...command.split(' '), '--help'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(status).toBe(0);
  expect(stdout).toContain(name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`);
});
