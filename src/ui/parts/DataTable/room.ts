import type { SystemStyleObject } from '@chakra-ui/react';
import type { Column } from './columns';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 48;

/** The width of the columns for ticks and menus, in steps of the grid. */
export const toolWidth = 10;

/** A length in rem of some steps of the 4 px grid. */
export const steps = (count: number) => `${count / 4}rem`;

const hidden = ({ id }: Sized): Record<`& [data-column="${string}"]`, SystemStyleObject> => ({
  [`& [data-column="${id}"]`]: { display: 'none' },
});

/** A scroll container: a head can only stick to it, and not to the window. */
const scrolledSideways: SystemStyleObject = {
  '& [role=group]': {
    overflow: 'auto hidden',
    '& thead th': { top: 0 },
  },
};

type Sized = Pick<Column<never>, 'id' | 'width' | 'yields'>;

const widthOf = ({ width = leastWidth }: Sized) => width;

/** The columns that may go, in the order in which they go: those that yield first, then the last ones. */
function goingColumns(columns: readonly Sized[]): readonly Sized[] {
  const going = columns.slice(1).filter(({ yields }) => yields !== 'never');
  const first = going.filter(({ yields }) => yields === 1);
  const second = going.filter(({ yields }) => yields === 2);
  return [...first, ...second, ...going.filter(({ yields }) => yields === undefined).reverse()];
}

/**
 * Gives a table room, as styles of the box around it: where the box is too narrow, one column goes after the other
 * (`data-column` on their cells); what then still does not fit is scrolled sideways.
 */
export function roomFor(columns: readonly Sized[], tools: number): SystemStyleObject {
  let needed = columns.reduce((sum, column) => sum + widthOf(column), tools * toolWidth);
  const styles: Record<string, SystemStyleObject> = { '& table': { minWidth: steps(needed) } };
  const below = () => `@container (max-width: ${steps(needed - 0.25)})`;
  for (const column of goingColumns(columns)) {
    const narrow = below();
    needed -= widthOf(column);
    styles[narrow] = { ...hidden(column), '& table': { minWidth: steps(needed) } };
  }
  return { ...styles, [below()]: scrolledSideways };
}
