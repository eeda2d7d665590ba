import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { system } from '../../src/ui/parts/theme/system';

interface ThemeProviderProps {
  readonly children: ReactNode;
}

/** Puts the design system around a view, as the build does without a provider (`scripts/build/oneTheme.ts`). */
export function ThemeProvider({ children }: ThemeProviderProps) {
  return <ChakraProvider value={system()}>{children}</ChakraProvider>;
}
