import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { keyframes } from './keyframes';
import { semanticTokens, textStyles, tokens } from './tokens';

/**
 * The portal's design system: Chakra's style properties with our tokens and without Chakra's recipes, since each part
 * brings its own (`X.recipe.ts`). Dark is the class `dark` on the root element.
 */
export const system = createSystem(defaultBaseConfig, {
  // `:root` and not Chakra's `:where(:root)`: paper has to win over `.dark`, which it follows.
  cssVarsRoot: ':root',
  // A rule in a layer makes Chromium restyle and lay out the whole page, each time that Emotion adds one.
  disableLayers: true,
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '1024px', lg: '1280px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
  },
});
