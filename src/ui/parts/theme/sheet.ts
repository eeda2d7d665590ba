import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { buttonClasses } from './buttonClasses';
import { checkControls } from './checkControls';
import type { Look } from './look';
import { system } from './system';
import { tokenClasses } from './tokenClasses';

const looks = import.meta.glob<Look>('../../../**/*.look.ts', { eager: true, import: 'look' });

const ofLooks = createSystem(defaultBaseConfig, system._config, {
  preflight: false,
  globalCss: {
    // Later entries win: a part's look over the buttons, a token's class over a part's look.
    ...Object.fromEntries(
      [buttonClasses, checkControls, ...Object.values(looks), tokenClasses].flatMap((look: Look) =>
        Object.entries(look),
      ),
    ),
  },
});

// Without Emotion's prefixes: the build adds those that the browsers of today still need.
const cache = createCache({ key: 'css', stylisPlugins: [] });

/** The classes of the looks as one style sheet, made at build time. It goes when every part has a recipe. */
export const sheet = [
  ofLooks.layers.atRule,
  cache.insert('', css(ofLooks.getGlobalCss()), cache.sheet, false),
].join('\n');
