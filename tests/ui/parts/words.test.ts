import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import en from '../../../locales/en/parts.json';
import zh from '../../../locales/zh/parts.json';

type Words = string | { readonly [key: string]: Words };

const words: z.ZodType<Words> = z.lazy(() => z.union([z.string(), z.record(z.string(), words)]));

/** All keys with the parameters of their texts. */
function keys(of: Words, path = ''): readonly string[] {
  if (typeof of === 'string') {
    const parameters = [...of.matchAll(/\{\{(\w+)/g)].map(([, name]) => name).sort();
    return [`${path} ${parameters.join(',')}`];
  }
  return Object.entries(of).flatMap(([key, value]) => keys(value, path ? `${path}.${key}` : key));
}

/** The key without its plural. English says one thing of one and another of others, Chinese does not. */
const withoutPlural = (key: string) => key.replace(/_other(?= )/, '');

const keysOf = (file: unknown) =>
  keys(words.parse(file))
    .filter((key) => !key.includes('_one '))
    .map(withoutPlural)
    .sort();

test('both languages have the same keys with the same parameters', () => {
  expect(keysOf(zh)).toEqual(keysOf(en));
});

test('every word is said somewhere', () => {
  const folder = new URL('../../../src/ui/parts/', import.meta.url);
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const silent = keysOf(en)
    .map((key) => key.replace(/ .*/, ''))
    .filter((key) => !sources.includes(`'${key}'`) && !sources.includes(`'parts:${key}'`));
  expect(silent).toEqual([]);
});
