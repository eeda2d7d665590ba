import type { SystemStyleObject } from '@chakra-ui/react';
import type { Column } from './columns';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 48;

/** The width of the columns for ticks and menus, in steps of the grid. */
export const toolWidth = 10;

/** A length in rem of some steps of the 4 px grid. */
export const steps = (count: number) => `${count / 4}rem`;

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
 * The columns that are hidden in a box of some steps: they go in their order until the others fit. Those that fit into
 * what the last one left are shown again.
 */
function hiddenIn(box: number, all: number, going: readonly Sized[]): readonly Sized[] {
  const hidden = new Set<Sized>();
  let needed = all;
  for (const column of going) {
    if (needed <= box) break;
    hidden.add(column);
    needed -= widthOf(column);
  }
  for (const column of [...hidden].toReversed()) {
    if (needed + widthOf(column) > box) continue;
    hidden.delete(column);
    needed += widthOf(column);
  }
  return [...hidden];
}

const sum = (columns: readonly Sized[]) =>
  columns.reduce((total, column) => total + widthOf(column), 0);

const selectorOf = ({ id }: Sized) => `[data-column="${id}"]`;

const without = (hidden: string): Record<`& :is(${string})`, SystemStyleObject> => ({
  [`& :is(${hidden})`]: { display: 'none' },
});

/**
 * Gives a table room, as styles of the box around it: where the box is too narrow, columns are hidden (`data-column` on
 * their cells); what then still does not fit is scrolled sideways.
 */
export function roomFor(columns: readonly Sized[], tools: number): SystemStyleObject {
  const all = sum(columns) + tools * toolWidth;
  const going = goingColumns(columns);
  const least = all - sum(going);
  const styles: Record<string, SystemStyleObject> = { '& table': { minWidth: steps(least) } };
  const hiddenBy = (box: number) => hiddenIn(box, all, going).map(selectorOf).join(', ');
  let to = all;
  for (let box = all - 1; box >= least; box -= 1) {
    const hidden = hiddenBy(box);
    if (box > least && hidden === hiddenBy(box - 1)) continue;
    const narrow = box === least ? '' : `(width >= ${steps(box)}) and `;
    styles[`@container ${narrow}(width < ${steps(to)})`] = without(hidden);
    to = box;
  }
  return { ...styles, [`@container (width < ${steps(least)})`]: scrolledSideways };
}
