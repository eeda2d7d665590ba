import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFixtures } from './marks';

const root = join(import.meta.dirname, 'fixtures/lint');
const fixtures = readFixtures(root);

const project = join(import.meta.dirname, '../..');

const position = z.object({ span: z.object({ line: z.number() }) });
const report = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      message: z.string(),
      labels: z.tuple([position], position),
    }),
  ),
});

interface Fault {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** What Oxlint finds with a config of the folder that it works in; a config's globs are told from where it lies. */
function faultsBy(config: string, cwd: string): Fault[] {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const options = [oxlint, `--config=${config}`, '--no-ignore', '--format=json'];
  const { stdout } = spawnSync(process.execPath, options, { cwd, encoding: 'utf8' });
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ filename, code, message, labels: [{ span }] }) => ({
      ...{ file: filename, line: span.line, message },
      rule: code.replace(/^(?:eslint|portal)\((.+)\)$/, '$1').replace(/\((.+)\)$/, '/$1'),
    }));
}

/** What Oxlint finds in texts, were they those files of the project: each with its line. */
function linesCaught(texts: Record<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = `export { default } from ${JSON.stringify(join(project, 'oxlint.config.js'))};`;
  for (const [file, text] of Object.entries({ ...texts, 'oxlint.config.mjs': config })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return faultsBy('oxlint.config.mjs', folder)
    .filter(({ file }) => file in texts)
    .map(({ file, line, rule }) => `${file} ${rule} ${String(line)}`)
    .sort();
}

const ban = z.object({ message: z.string() });
const bans = z.object({
  'portal/no-restricted-syntax': z.tuple([z.string()], ban).default(['off']),
  'no-restricted-globals': z.tuple([z.string()], ban.extend({ name: z.string() })).default(['off']),
  'portal/no-restricted-imports': z
    .tuple([
      z.string(),
      z.object({ paths: z.array(ban).default([]), patterns: z.array(ban).default([]) }),
    ])
    .default(['off', { paths: [], patterns: [] }]),
});
const ruled = z.object({ rules: bans });
const configured = z.object({ default: ruled.extend({ overrides: z.array(ruled) }) });

/** What the project's config bans anywhere, each ban as its message says it. */
async function allBans(): Promise<Set<string>> {
  const { default: config } = configured.parse(await import(join(project, 'oxlint.config.js')));
  const messages = [config, ...config.overrides].flatMap(({ rules }) => {
    const [, ...syntax] = rules['portal/no-restricted-syntax'];
    const [, ...globals] = rules['no-restricted-globals'];
    const [, { paths, patterns }] = rules['portal/no-restricted-imports'];
    return [
      ...[...syntax, ...paths, ...patterns].map(({ message }) => message),
      ...globals.map(({ name, message }) => `'${name}'. ${message}`),
    ];
  });
  return new Set(messages);
}

describe('what Oxlint refuses', () => {
  let faults: Fault[];

  beforeAll(() => {
    const found = [...faultsBy('oxlint.config.js', root), ...faultsBy('oxlint.json', root)];
    faults = found.sort((one, other) => one.line - other.line);
  });

  it.each(fixtures)('in $file exactly the marked lines are caught', ({ file, marks }) => {
    const caught = faults.filter((fault) => fault.file === file);
    const expected = marks.map(({ words, ...mark }) => ({
      file,
      ...mark,
      message: expect.stringContaining(words),
    }));
    expect(caught).toEqual(expected);
  });

  it('the contract is as pure as the domain', () => {
    const pure = 'src/domain/globals.ts';
    const text = readFileSync(join(root, pure), 'utf8');
    const marked = fixtures.find(({ file }) => file === pure)?.marks ?? [];
    const file = 'src/contract/globals.ts';
    expect(marked.length).toBeGreaterThan(0);
    expect(linesCaught({ [file]: text })).toEqual(
      marked.map(({ line, rule }) => `${file} ${rule} ${String(line)}`).sort(),
    );
  });

  it('a file of 301 lines is caught, unless it is data', () => {
    const textOf = (lines: number) => `${'// line\n'.repeat(lines - 1)}export {};\n`;
    const texts = {
      'src/services/longest.ts': textOf(300),
      'src/services/long.ts': textOf(301),
      'server/world/content/long.ts': textOf(301),
    };
    expect(linesCaught(texts)).toEqual(['src/services/long.ts max-lines 301']);
  });

  it('every ban of a layer is broken by a fixture', async () => {
    const caught = faults.map(({ message }) => message);
    const all = await allBans();
    const unbroken = [...all].filter((message) => !caught.some((said) => said.includes(message)));
    expect(all.size).toBeGreaterThan(0);
    expect(unbroken).toEqual([]);
  });
});
