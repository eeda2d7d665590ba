import { act, render } from '@testing-library/react';
import { createInstance, type ResourceKey } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ThemeProvider } from '../../src/ui/parts/theme/ThemeProvider';

const files = import.meta.glob<ResourceKey>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});

function wordsOf(language: string): Record<string, ResourceKey> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, words]) => {
      const [, area] = new RegExp(`/${language}/(.+)\\.json$`).exec(path) ?? [];
      return area === undefined ? [] : [[area, words]];
    }),
  );
}

/** Words that views have asked for and no language file has; a test that leaves one here fails. */
export const missingWords: string[] = [];

export const languages = ['zh', 'en'] as const;

/** Renders a view with all words of the portal, which `speak` exchanges; a word that is missing fails the test. */
export function showView(view: ReactElement, language: 'zh' | 'en' = 'en') {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    resources: { zh: wordsOf('zh'), en: wordsOf('en') },
    interpolation: { escapeValue: false },
    initAsync: false,
    saveMissing: true,
    missingKeyHandler: (_, area, key) => missingWords.push(`${area}:${key}`),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={words}>
      <ThemeProvider>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </I18nextProvider>
  );
  const speak = (other: 'zh' | 'en') =>
    act(async () => {
      await words.changeLanguage(other);
    });
  return { ...render(view, { wrapper }), speak };
}
