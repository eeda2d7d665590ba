import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import en from '../../../locales/en/parts.json';
import zh from '../../../locales/zh/parts.json';
import { ThemeProvider } from '../../../src/ui/parts/theme/ThemeProvider';

/** Renders a part as the portal does: theme, router and the words of the parts. */
export function show(element: ReactElement, language: 'zh' | 'en' = 'en') {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    resources: { zh: { parts: zh }, en: { parts: en } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={words}>
      <ThemeProvider>
        <MemoryRouter>{children}</MemoryRouter>
      </ThemeProvider>
    </I18nextProvider>
  );
  return render(element, { wrapper });
}
