import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type TOptions } from 'i18next';
import { z } from 'zod';
import type { Language } from '../../src/domain/limits';

const locales = new URL('../../locales/', import.meta.url);
const areas = readdirSync(new URL('zh', locales)).map((file) => file.replace('.json', ''));

function wordsOf(language: Language, area: string): object {
  const file = new URL(`${language}/${area}.json`, locales);
  return z.looseObject({}).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The language of tests of what is no matter of words or of their width, such as where a way back leads: English, at
 * 1024 px where a test sets it. Every screen is seen in both languages.
 */
export const oneLanguage: readonly Language[] = ['en'];

/** The words that a person reads in a language: `say('homework:assign.open')`. */
export type Say = (key: string, values?: TOptions) => string;

/** The portal's own words, so that no test has a copy of them that can go stale. */
export function wordsIn(language: Language): Say {
  const words = createInstance();
  void words.init({
    lng: language,
    initAsync: false,
    resources: {
      [language]: Object.fromEntries(areas.map((area) => [area, wordsOf(language, area)])),
    },
  });
  return (key, values = {}) => {
    if (!words.exists(key, values)) throw new Error(`there are no words for ${key}`);
    return words.t(key, values);
  };
}
