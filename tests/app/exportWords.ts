import { createInstance, type i18n, type ResourceKey } from 'i18next';

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

/** The words of all lists that can be exported; a missing one is an error. */
export async function wordsIn(language: 'zh' | 'en'): Promise<i18n> {
  const words = createInstance();
  const areas = [
    'students',
    'homework',
    'localPoints',
    'answers',
    'reports',
    'parts',
    'lessons',
    'rewards',
    'foundation',
    'feedback',
    'scores',
    'exams',
    'approvals',
    'messages',
    'preparation',
    'training',
    'workOrders',
    'materials',
    'supervision',
    'shell',
  ];
  const resources = Object.fromEntries(
    areas.map((area) => [area, files[`../../locales/${language}/${area}.json`] ?? {}]),
  );
  await words.init({
    lng: language,
    resources: { [language]: resources },
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`no word for ${key}`);
    },
  });
  return words;
}
