import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** good · watch · act now · nothing yet · waiting for someone. The five of the whole portal. */
export type StatusKind = 'good' | 'watch' | 'act' | 'none' | 'waiting';

const shapes = {
  good: <circle cx="6" cy="6" r="4.5" fill="currentColor" />,
  watch: <path d="M6 1 11.5 10.5H.5Z" fill="currentColor" />,
  act: <path d="M6 .5 11.5 6 6 11.5.5 6Z" fill="currentColor" />,
  none: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  waiting: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <circle cx="6" cy="6" r="5" />
      <path d="M6 3v3.2l2 1.3" />
    </g>
  ),
} as const satisfies Record<StatusKind, ReactNode>;

/** One element styles its plain children: a table draws many. */
const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxWidth: 'full',
    verticalAlign: 'middle',
    '& > svg': { boxSize: 3, flex: 'none' },
    '& > [data-words]': { minWidth: 0, overflowWrap: 'anywhere' },
  },
  variants: {
    kind: {
      good: { '& > svg': { color: 'status.good' } },
      watch: { '& > svg': { color: 'status.watch' } },
      act: { '& > svg': { color: 'status.act' } },
      none: { '& > svg': { color: 'status.none' } },
      waiting: { '& > svg': { color: 'status.waiting' } },
    },
    wraps: {
      true: {
        '& > [data-words]': {
          whiteSpace: { base: 'normal', md: 'nowrap', _print: 'nowrap' },
          // A narrow column gives way to the longest word.
          overflowWrap: 'normal',
        },
      },
    },
  },
});

interface StatusProps {
  readonly kind: StatusKind;
  /** Whether its words go on in another line on a telephone; unless told, they are cut. */
  readonly wraps?: boolean | undefined;
  /** What the status is called here: 'to grade', 'on course'. */
  readonly children: ReactNode;
}

/** A status as a shape and a word, so that it reads without colour too. */
export function Status({ kind, wraps, children }: StatusProps) {
  return (
    <Root kind={kind} wraps={wraps}>
      <svg viewBox="0 0 12 12" aria-hidden>
        {shapes[kind]}
      </svg>
      <span data-words>{children}</span>
    </Root>
  );
}

/** The shape alone, where the word stands beside it anyway, as in a legend. */
export function StatusShape({ kind }: { readonly kind: StatusKind }) {
  return (
    <chakra.svg viewBox="0 0 12 12" boxSize={3} flex="none" color={`status.${kind}`} aria-hidden>
      {shapes[kind]}
    </chakra.svg>
  );
}
