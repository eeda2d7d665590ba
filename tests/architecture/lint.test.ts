import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readFixtures } from './marks';

const root = join(import.meta.dirname, 'fixtures/lint');
const fixtures = readFixtures(root);

// The project's own rules: ESLint reads a given config's globs from the folder that it works in.
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: join(import.meta.dirname, '../../eslint.config.js'),
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

describe('what ESLint refuses', () => {
  let results: ESLint.LintResult[];

  beforeAll(async () => {
    results = await eslint.lintFiles(['.']);
  });

  it.each(fixtures)('in $file exactly the marked lines are caught', ({ file, marks }) => {
    const result = results.find(({ filePath }) => relative(root, filePath) === file);
    const caught = result?.messages.map(({ line, ruleId, message }) => ({
      line,
      rule: ruleId ?? 'noInlineConfig',
      message,
    }));
    const expected = marks.map(({ words, ...mark }) => ({
      ...mark,
      message: expect.stringContaining(words),
    }));
    expect(caught).toEqual(expected);
  });

  it('every ban of a layer is broken by a fixture', async () => {
    const caught = results.flatMap(({ messages }) => messages.map(({ message }) => message));
    const layers = ['src/app', 'src/domain', 'src/contract', 'src/machines/students'];
    const ofUi = ['src/ui/students', 'src/ui/parts'];
    const files = [...layers, ...ofUi, 'tests'].map((layer) => `${layer}/any.tsx`);
    const all = new Set((await Promise.all(files.map(bansFor))).flat());
    const unbroken = [...all].filter((message) => !caught.some((said) => said.includes(message)));
    expect(all.size).toBeGreaterThan(0);
    expect(unbroken).toEqual([]);
  });
});
