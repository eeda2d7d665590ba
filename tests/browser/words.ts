import { readdirSync, readFileSync } from 'node:fs';
import { createInstance, type TOptions } from 'i18next';
import { z } from 'zod';
import { type Language, languages } from '../../src/domain/limits';

const locales = new URL('../../locales/', import.meta.url);
const areas = readdirSync(new URL('zh', locales)).map((file) => file.replace('.json', ''));

function wordsOf(language: Language, area: string): object {
  const file = new URL(`${language}/${area}.json`, locales);
  return z.looseObject({}).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The languages of a test: the one that it is given, and both with `npm test -- --languages`. Screens take turns, so that
 * each language is seen in the browser in every area; the galleries draw every state of every screen in both.
 */
export const seenIn = (language: Language): readonly Language[] =>
  process.env['LANGUAGES'] === 'both' ? languages : [language];

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
