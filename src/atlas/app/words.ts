import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import enAtlas from '../../../locales/en/atlas.json';
import enCharts from '../../../locales/en/charts.json';
import enParts from '../../../locales/en/parts.json';
import zhAtlas from '../../../locales/zh/atlas.json';
import zhCharts from '../../../locales/zh/charts.json';
import zhParts from '../../../locales/zh/parts.json';
import type { Language } from '../charts/atlas.setup';

/** The words of the atlas's own pages. */
export async function createWords(language: Language): Promise<i18n> {
  const words = createInstance();
  await words.use(initReactI18next).init({
    lng: language,
    supportedLngs: ['zh', 'en'],
    defaultNS: 'atlas',
    resources: {
      zh: { atlas: zhAtlas, charts: zhCharts, parts: zhParts },
      en: { atlas: enAtlas, charts: enCharts, parts: enParts },
    },
    interpolation: { escapeValue: false },
  });
  return words;
}
