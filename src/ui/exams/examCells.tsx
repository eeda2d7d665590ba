import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '../parts/Text';

export { Cell, Head } from '../parts/reports/sheetCells';

/** A column that a telephone has no room for: `OnPhone` says in another one what it holds. */
export const wide = { display: { base: 'none', md: 'table-cell', _print: 'table-cell' } } as const;

/** What a telephone says below the content of a cell. */
export function OnPhone({ children }: { readonly children: ReactNode }) {
  return (
    <Text as="span" small muted display={{ base: 'block', md: 'none', _print: 'none' }}>
      {children}
    </Text>
  );
}

/** A table of an analysis, on the page and on paper. */
export const Table = chakra('table', {
  base: {
    width: 'full',
    fontVariantNumeric: 'tabular-nums',
    '& tr': { breakInside: 'avoid' },
  },
});
