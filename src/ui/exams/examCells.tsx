import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Text } from '../parts/Text';

export { Cell, Head } from '../parts/reports/sheetCells';

/** A column that is hidden on a phone; `OnPhone` repeats its value. */
export const wide = { display: { base: 'none', md: 'table-cell', _print: 'table-cell' } } as const;

/** Below the content of a cell, shown on a phone only. */
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
