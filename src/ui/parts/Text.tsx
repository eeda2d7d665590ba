import { chakra } from '@chakra-ui/react';

/** Words by what they are: small, muted, figures that line up, cut to one line. A span, unless `as` names another. */
export const Text = chakra('span', {
  variants: {
    small: { true: { textStyle: 'small' } },
    muted: { true: { color: 'fg.muted' } },
    figures: { true: { fontVariantNumeric: 'tabular-nums' } },
    cut: { true: { truncate: true } },
  },
});
