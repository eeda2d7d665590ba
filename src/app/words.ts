import { createInstance, type i18n, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Language } from '../domain/limits';

const files = import.meta.glob<ResourceKey>(['/locales/*/*.json', '!/locales/*/server.json'], {
  import: 'default',
});

/** Words are fetched by area and language, when the first screen of the area is opened. */
const byArea = {
  type: 'backend' as const,
  init: () => undefined,
  read(language: string, area: string, done: (error: unknown, words: ResourceKey | null) => void) {
    const load = files[`/locales/${language}/${area}.json`];
    if (load === undefined) {
      done(new Error(`there are no words for ${area}`), null);
      return;
    }
    load().then(
      (words) => {
        done(null, words);
      },
      (error: unknown) => {
        done(error, null);
      },
    );
  },
};

/** The dictionary, with the words that every page needs already there. */
export async function createWords(language: Language): Promise<i18n> {
  const words = createInstance();
  await words
    .use(byArea)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: ['zh', 'en'],
      ns: ['shell', 'parts'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      react: { useSuspense: true },
    });
  return words;
}
