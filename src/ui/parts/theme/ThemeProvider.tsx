import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { system } from './system';

interface ThemeProviderProps {
  /** The page's nonce: without it a strict content policy refuses the styles. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Puts the design system around the portal, a test or a page of the atlas. */
export function ThemeProvider({ nonce, children }: ThemeProviderProps) {
  const cache = useMemo(
    () => createCache({ key: 'css', ...(nonce === undefined ? {} : { nonce }) }),
    [nonce],
  );
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
