import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../../domain/limits';
import { words as chinese } from './firstWords/zh';
import { fetchWords, firstAreas } from './wordFiles';

/**
 * The words that every page needs, and the login: of one language together, since each request costs. Those of the
 * language that nobody has chosen yet come with the start.
 */
const first: Readonly<Record<string, () => Promise<Readonly<Record<string, ResourceKey>>>>> = {
  zh: () => Promise.resolve(chinese),
  en: async () => (await import('./firstWords/en')).words,
};
async function load(language: string, area: string): Promise<ResourceKey> {
  const words = firstAreas.includes(area)
    ? (await first[language]?.())?.[area]
    : await fetchWords(language, area);
  if (words === undefined) throw new Error(`there are no words for ${area}`);
  return words;
}

/** Loads words by area and language when the first screen of the area is opened; a failed load is tried again. */
const byArea = {
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, area: string, done: (error: unknown, words: ResourceKey | true) => void) {
    load(language, area).then(
      (words) => {
        done(null, words);
      },
      (error: unknown) => {
        done(error, true);
      },
    );
  },
};

/** Whether the words of areas have come in the chosen language; some may not, after several tries. */
export const haveCome = (words: i18n, areas: readonly string[]): boolean =>
  areas.every((area) => words.hasResourceBundle(words.language, area));

/** Loads the words of areas in a language, again where they did not come. Whether they are there now. */
export async function bringWords(
  words: i18n,
  language: string,
  areas: readonly string[],
): Promise<boolean> {
  const isHere = (area: string) => words.hasResourceBundle(language, area);
  const missing = areas.filter((area) => !isHere(area));
  await Promise.allSettled(
    missing.map(async (area) => {
      words.addResourceBundle(language, area, await load(language, area));
    }),
  );
  return missing.every(isHere);
}

/** Creates the i18next instance with the words that every page needs. */
export async function createWords(language: Language): Promise<i18n> {
  const words = createInstance();
  await words
    .use(byArea)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['zh', 'en'],
      // i18next adds to this array what is loaded later.
      ns: [...firstAreas],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      // After 0.35, 0.7 and 1.4 s.
      maxRetries: 3,
      react: { useSuspense: true },
    });
  return words;
}
