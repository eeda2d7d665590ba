import { createInstance, type ResourceKey } from 'i18next';
import type { Say } from '../cases/voice';

const files = import.meta.glob<ResourceKey>(
  ['/locales/*/*.json', '!/locales/*/{server,charts,paths}.json'],
  { eager: true, import: 'default' },
);

function wordsIn(language: 'zh' | 'en'): Say {
  const start = `/locales/${language}/`;
  const areas = Object.entries(files).flatMap(([file, words]) =>
    file.startsWith(start) ? [[file.slice(start.length, -'.json'.length), words]] : [],
  );
  const words = createInstance();
  void words.init({
    lng: language,
    initAsync: false,
    resources: { [language]: Object.fromEntries(areas) },
  });
  return (key, values = {}) => words.t(key, values);
}

/** All the words of the portal, for what people are told to do and to see. */
export const allWords: Readonly<Record<'zh' | 'en', Say>> = {
  zh: wordsIn('zh'),
  en: wordsIn('en'),
};
