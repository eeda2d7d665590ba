import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

interface Words {
  readonly [key: string]: string | Words;
}
const words: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), words])));

/** The sentences of a language by `file:key`, such as `students:list.title`. */
type Sentences = ReadonlyMap<string, string>;

const plural = /_(?:ordinal_)?(zero|one|two|few|many|other)$/;
const stemOf = (key: string) => key.replace(plural, '');

/** What is wrong with the words below `locales`, one line each. */
export function faultsOf(locales: string): string[] {
  const zh = read(join(locales, 'zh'));
  const en = read(join(locales, 'en'));
  return [
    ...empty('zh', zh),
    ...empty('en', en),
    ...absent('zh', zh, en),
    ...absent('en', en, zh),
    ...pluralFaults('zh', zh),
    ...pluralFaults('en', en),
    ...valueFaults(zh, en),
    ...nameFaults('zh', zh),
    ...nameFaults('en', en),
  ];
}

/** Buttons of a row that are called otherwise than they read (WCAG 2.5.3): `openFor` holds the words of `open`. */
const nameFaults = (language: string, sentences: Sentences) =>
  [...sentences].flatMap(([key, name]) => {
    const shown = key.endsWith('For') ? sentences.get(key.slice(0, -3))?.replace(/…$/, '') : '';
    return shown === undefined || name.includes(shown) || name.includes('{{said}}')
      ? []
      : [`${language} ${key} is not called “${shown}”`];
  });

function read(folder: string): Sentences {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return entriesOf(words.parse(content), `${file.replace(/\.json$/, '')}:`);
    }),
  );
}

function entriesOf(group: Words, path: string): [key: string, sentence: string][] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : entriesOf(value, `${path}${key}.`),
  );
}

function empty(language: string, sentences: Sentences): string[] {
  return [...sentences]
    .filter(([, sentence]) => sentence.trim() === '')
    .map(([key]) => `${language} ${key} is empty`);
}

/** Keys that only the other language has; plural forms count as one key. */
function absent(language: string, own: Sentences, other: Sentences): string[] {
  const known = new Set([...own.keys()].map(stemOf));
  return [...new Set([...other.keys()].map(stemOf))]
    .filter((key) => !known.has(key))
    .map((key) => `${language} ${key} is missing`);
}

/** A key with plural forms has each form of its language, and no other but that of none, which i18next has in each. */
function pluralFaults(language: string, sentences: Sentences): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...sentences.keys()].flatMap((key) => {
    const form = plural.exec(key)?.[1];
    if (form === undefined || form === 'zero') return [];
    const siblings = forms.map((sibling) => key.replace(new RegExp(`${form}$`), sibling));
    if (!siblings.includes(key)) return [`${language} ${key} is never used`];
    return siblings
      .filter((sibling) => !sentences.has(sibling))
      .map((sibling) => `${language} ${sibling} is missing`);
  });
}

/** Both languages fill the same `{{values}}` into a sentence. */
function valueFaults(zh: Sentences, en: Sentences): string[] {
  const english = valuesByStem(en);
  return [...valuesByStem(zh)].flatMap(([stem, values]) => {
    const others = english.get(stem) ?? values;
    const [ours, theirs] = [listOf(values), listOf(others)];
    return ours === theirs ? [] : [`${stem} is given ${ours} in zh, ${theirs} in en`];
  });
}

const listOf = (names: Set<string>) => [...names].sort().join(', ') || 'nothing';

/** The names of the values of each sentence, those of all its plural forms together. */
function valuesByStem(sentences: Sentences): Map<string, Set<string>> {
  const byStem = new Map<string, Set<string>>();
  for (const [key, sentence] of sentences) {
    const values = byStem.get(stemOf(key)) ?? new Set();
    for (const name of sentence.match(/(?<=\{\{)[^},]+/g) ?? []) values.add(name.trim());
    byStem.set(stemOf(key), values);
  }
  return byStem;
}
