import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { globalCss } from './globalCss';
import { semanticTokens, textStyles, tokens } from './tokens';

const config = defineConfig({
  // `:root` and not Chakra's `:where(:root)`: paper has to win over `.dark`, which it follows.
  cssVarsRoot: ':root',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '1024px', lg: '1280px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes: {
      appear: { from: { opacity: 0 }, to: { opacity: 1 } },
      // Along a scroll timeline: at its start there is more at the end, then at both, then at the start.
      moreAside: {
        from: { maskImage: 'linear-gradient(90deg, #000 80%, #0000)' },
        '1%, 99%': { maskImage: 'linear-gradient(90deg, #0000, #000 20%, #000 80%, #0000)' },
        to: { maskImage: 'linear-gradient(90deg, #0000, #000 20%)' },
      },
      rise: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1 } },
      shimmer: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
      turn: { from: { transform: 'rotate(0)' }, to: { transform: 'rotate(360deg)' } },
    },
  },
});

/**
 * The portal's design system for `ChakraProvider`: Chakra's style properties with our tokens, and
 * none of Chakra's recipes, which would cost bytes on every page. Dark is the class `dark` on the
 * root element.
 */
export const system = createSystem(defaultBaseConfig, config);
