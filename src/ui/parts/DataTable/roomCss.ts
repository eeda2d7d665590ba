import type { SystemStyleObject } from '@chakra-ui/react';
import type { Column } from './columns';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 48;

/** The width of the columns for ticks and menus, in steps of the grid. */
export const toolWidth = 10;

/** A length in rem of some steps of the 4 px grid. */
export const steps = (count: number) => `${count / 4}rem`;

type Room = Pick<Column<never>, 'width' | 'yields'>;

/**
 * Gives a table room: where it is too narrow, the columns that yield go one after the other, and what
 * still does not fit is scrolled. The box around the table is what is measured.
 */
export function roomCss(columns: readonly Room[], tools: number): SystemStyleObject {
  const needed = (gone: number) =>
    columns
      .filter(({ yields = Infinity }) => yields > gone)
      .reduce((sum, { width = leastWidth }) => sum + width, tools * toolWidth);
  const without = (gone: 1 | 2) => ({
    [`@container (max-width: ${steps(needed(gone - 1) - 0.25)})`]: {
      [`& .yields${gone}`]: { display: 'none' },
      '& table': { minWidth: steps(needed(gone)) },
    },
  });
  return {
    containerType: 'inline-size',
    '& table': { minWidth: steps(needed(0)) },
    ...(columns.some(({ yields }) => yields === 1) && without(1)),
    ...(columns.some(({ yields }) => yields === 2) && without(2)),
  };
}

/** The class of a cell whose column may go. */
export const roomClass = ({ yields }: Room) => (yields === undefined ? '' : `yields${yields}`);
