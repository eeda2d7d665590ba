import type { SystemStyleObject } from '@chakra-ui/react';
import type { Column } from './columns';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 48;

/** The width of the columns for ticks and menus, in steps of the grid. */
export const toolWidth = 10;

/** A length in rem of some steps of the 4 px grid. */
export const steps = (count: number) => `${count / 4}rem`;

const hidden = {
  1: { '& [data-yields="1"]': { display: 'none' } },
  2: { '& [data-yields="2"]': { display: 'none' } },
};

/**
 * Gives a table room, as styles of the box around it: where the box is too narrow, the columns that yield go one
 * after the other (`data-yields` on their cells), and what still does not fit is scrolled.
 */
export function roomFor(
  columns: readonly Pick<Column<never>, 'width' | 'yields'>[],
  tools: number,
): SystemStyleObject {
  const needed = (gone: 0 | 1 | 2) =>
    columns
      .filter(({ yields = Infinity }) => yields > gone)
      .reduce((sum, { width = leastWidth }) => sum + width, tools * toolWidth);
  const [all, most, least] = [needed(0), needed(1), needed(2)];
  const narrow: Record<`@container ${string}`, SystemStyleObject> = {};
  const without = (gone: keyof typeof hidden, before: number, after: number) => {
    if (before === after) return;
    narrow[`@container (max-width: ${steps(before - 0.25)})`] = {
      ...hidden[gone],
      '& table': { minWidth: steps(after) },
    };
  };
  without(1, all, most);
  without(2, most, least);
  return { '& table': { minWidth: steps(all) }, ...narrow };
}
