import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { system } from './system';

/** The page's nonce: without it a strict content policy refuses a style. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

// Not prepended: the rules must follow the statement that orders the layers, or the reset overrides every recipe.
const cache = createCache({ key: 'css', nonce });

/** Gives the elements within the portal's theme, and the language to what writes numbers and dates itself. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation('parts');
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <LocaleProvider locale={i18n.language === 'zh' ? 'zh-CN' : 'en-GB'}>
          {children}
        </LocaleProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
