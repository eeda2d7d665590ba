import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { globalCss } from './globalCss';
import { keyframes } from './keyframes';
import type { Look } from './look';
import { config } from './system';
import { tokenClasses } from './tokenClasses';

const looks = import.meta.glob<Look>('../../../**/*.look.ts', { eager: true, import: 'look' });

const whole = createSystem(defaultBaseConfig, config, {
  preflight: true,
  theme: { keyframes },
  // What stands later wins: a part's look over what holds on every page, a token's class over a part's look.
  globalCss: Object.fromEntries(
    [globalCss, ...Object.values(looks), tokenClasses].flatMap((look: Look) =>
      Object.entries(look),
    ),
  ),
});

// Without Emotion's prefixes: the build adds those that the browsers of today still need.
const cache = createCache({ key: 'css', stylisPlugins: [] });
const text = (part: Parameters<typeof css>[0]) => cache.insert('', css(part), cache.sheet, false);

/**
 * The style sheet of every page: Chakra's reset, our tokens, and the looks that are classes. It is
 * worked out when the portal is built, so that nobody's browser has to.
 */
export const sheet = [whole.layers.atRule, ...whole._global.map(text)].join('\n');
