import type { Column } from './columns';

/** What a column without a width gets at least, in steps of the grid. */
const leastWidth = 48;

/** The width of the columns for ticks and menus, in steps of the grid. */
export const toolWidth = 10;

/** A length in rem of some steps of the 4 px grid. */
export const steps = (count: number) => `${count / 4}rem`;

type RoomColumn = Pick<Column<never>, 'width' | 'yields'>;

/** What gives a table room: a class for the box around it, which is what is measured, and its rules. */
export interface Room {
  readonly name: string;
  readonly rules: string;
}

/**
 * Where a table is too narrow, the columns that yield go one after the other, and what still does
 * not fit is scrolled. Tables that need as much share the class.
 */
export function roomFor(columns: readonly RoomColumn[], tools: number): Room {
  const needed = (gone: 0 | 1 | 2) =>
    columns
      .filter(({ yields = Infinity }) => yields > gone)
      .reduce((sum, { width = leastWidth }) => sum + width, tools * toolWidth);
  const [all, most, least] = [needed(0), needed(1), needed(2)];
  const name = `room-${all}-${most}-${least}`;
  const without = (gone: 1 | 2, before: number, after: number) =>
    before === after
      ? []
      : `@container (max-width: ${steps(before - 0.25)}) { .${name} .yields${gone} { display: none } .${name} table { min-width: ${steps(after)} } }`;
  return {
    name,
    rules: [
      `.${name} table { min-width: ${steps(all)} }`,
      without(1, all, most),
      without(2, most, least),
    ]
      .flat()
      .join('\n'),
  };
}

/** The class of a cell whose column may go. */
export const roomClass = ({ yields }: RoomColumn) =>
  yields === undefined ? '' : `yields${yields}`;
