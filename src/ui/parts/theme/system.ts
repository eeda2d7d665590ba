import {
  createSystem,
  defaultBaseConfig,
  type SystemConfig,
  type SystemContext,
} from '@chakra-ui/react';
import { semanticTokens, textStyles, tokens } from './tokens';

/** The names that styles may use, and what stands behind them. */
export const config = {
  // `:root` and not Chakra's `:where(:root)`: paper has to win over `.dark`, which it follows.
  cssVarsRoot: ':root',
  preflight: false,
  theme: {
    breakpoints: { sm: '640px', md: '1024px', lg: '1280px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
  },
} satisfies SystemConfig;

let known: SystemContext | undefined;

/**
 * The portal's design system: Chakra's style properties with our tokens, and none of Chakra's recipes, which would
 * cost bytes on every page. Dark is the class `dark` on the root element. What is the same on every page stands in
 * the style sheet (`sheet.ts`). Made when the first element asks for it: Chakra itself imports this file
 * (`scripts/build/oneTheme.ts`), and may not be there before.
 */
export const system = () => (known ??= createSystem(defaultBaseConfig, config));
