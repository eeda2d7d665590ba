import { chakra } from '@chakra-ui/react';

const track = { bg: 'bg.muted', borderRadius: 'full' } as const;
const done = { bg: 'brand.solid', borderRadius: 'full' } as const;

/** How far long work is, out of `max`; `aria-label` says what it is. */
export const ProgressBar = chakra('progress', {
  base: {
    ...{ appearance: 'none', border: 'none', height: 2, overflow: 'hidden', ...track },
    '&::-webkit-progress-bar': track,
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
  },
});
