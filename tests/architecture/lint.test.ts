import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFixtures } from './marks';

const root = join(import.meta.dirname, 'fixtures/lint');
const fixtures = readFixtures(root);

const project = join(import.meta.dirname, '../..');

// The project's own rules: ESLint reads a given config's globs from the folder that it works in.
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(project, 'eslint.config.js'),
});

const ban = z.object({ message: z.string() });
const bans = z.object({
  'no-restricted-syntax': z.tuple([z.number()], ban),
  'no-restricted-globals': z.tuple([z.number()], ban.extend({ name: z.string() })),
  '@typescript-eslint/no-restricted-imports': z.tuple([
    z.number(),
    z.object({ paths: z.array(ban).default([]), patterns: z.array(ban).default([]) }),
  ]),
});

/** What the project's config bans in a file, each ban as its message says it. */
async function bansFor(file: string): Promise<string[]> {
  const config = z.object({ rules: bans }).parse(await eslint.calculateConfigForFile(file));
  const [, ...syntax] = config.rules['no-restricted-syntax'];
  const [, ...globals] = config.rules['no-restricted-globals'];
  const [, { paths, patterns }] = config.rules['@typescript-eslint/no-restricted-imports'];
  return [
    ...[...syntax, ...paths, ...patterns].map(({ message }) => message),
    ...globals.map(({ name, message }) => `'${name}'. ${message}`),
  ];
}

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

/** What ESLint finds in the fixtures, with the project's config. */
async function faultsByESLint(): Promise<Fault[]> {
  const results = await eslint.lintFiles(['.']);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(({ line, ruleId, message }) => ({
      file: relative(root, filePath),
      ...{ line, rule: ruleId ?? 'noInlineConfig', message },
    })),
  );
}

/** What ESLint finds in a text, were it that file of the fixtures: each with its line. */
async function linesCaught(file: string, text: string): Promise<string[]> {
  const results = await eslint.lintText(text, { filePath: join(root, file) });
  return results.flatMap(({ messages }) =>
    messages.map(({ line, ruleId }) => `${ruleId ?? 'noInlineConfig'} ${String(line)}`),
  );
}

/** What Oxlint finds in the fixtures, under the names that typescript-eslint has for its rules. */
function faultsByOxlint(): Fault[] {
  const oxlint = join(project, 'node_modules/oxlint/bin/oxlint');
  const options = [oxlint, '--config=oxlint.json', '--no-ignore', '--format=json'];
  const { stdout } = spawnSync(process.execPath, options, { cwd: root, encoding: 'utf8' });
  return report
    .parse(JSON.parse(stdout))
    .diagnostics.map(({ filename, code, message, labels: [{ span }] }) => ({
      ...{ file: filename, line: span.line, message },
      rule: code.replace(/^typescript\((.+)\)$/, '@typescript-eslint/$1'),
    }));
}

describe('what ESLint refuses', () => {
  let faults: Fault[];

  beforeAll(async () => {
    const found = [...(await faultsByESLint()), ...faultsByOxlint()];
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

  it('the contract is as pure as the domain', async () => {
    const pure = 'src/domain/globals.ts';
    const text = readFileSync(join(root, pure), 'utf8');
    const marked = fixtures.find(({ file }) => file === pure)?.marks ?? [];
    expect(await linesCaught('src/contract/globals.ts', text)).toEqual(
      marked.map(({ line, rule }) => `${rule} ${String(line)}`),
    );
  });

  it.each([
    ['src/services/longest.ts', 300, []],
    ['src/services/long.ts', 301, ['max-lines 301']],
    ['server/world/content/long.ts', 301, []],
  ])('of %s with %i lines: %j', async (file, lines, caught) => {
    const text = `${'// line\n'.repeat(lines - 1)}export {};\n`;
    expect(await linesCaught(file, text)).toEqual(caught);
  });

  it('every ban of a layer is broken by a fixture', async () => {
    const caught = faults.map(({ message }) => message);
    const layers = ['src/app', 'src/domain', 'src/contract', 'src/machines/students'];
    const ofUi = ['src/ui/students', 'src/ui/parts'];
    const files = [...layers, ...ofUi, 'tests'].map((layer) => `${layer}/any.tsx`);
    const all = new Set((await Promise.all(files.map(bansFor))).flat());
    const unbroken = [...all].filter((message) => !caught.some((said) => said.includes(message)));
    expect(all.size).toBeGreaterThan(0);
    expect(unbroken).toEqual([]);
  });
});
