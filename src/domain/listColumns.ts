import { z } from 'zod/mini';

/** What somebody has decided of a list's columns, by their ids; of the others the room on the page decides. */
export const columnChoice = z.object({
  shown: z.array(z.string()),
  hidden: z.array(z.string()),
});
export type ColumnChoice = z.infer<typeof columnChoice>;

/** Nothing is decided: a narrow page drops columns, a wide one shows them all. */
export const roomDecides: ColumnChoice = { shown: [], hidden: [] };

/** The choice once a column is shown however narrow the page is, or hidden however wide it is. */
export function withColumn(
  { shown, hidden }: ColumnChoice,
  column: string,
  isShown: boolean,
): ColumnChoice {
  const rest = (ids: readonly string[]) => ids.filter((id) => id !== column);
  return {
    shown: isShown ? [...rest(shown), column] : rest(shown),
    hidden: isShown ? rest(hidden) : [...rest(hidden), column],
  };
}

interface Yielding {
  readonly id: string;
  readonly yields?: 1 | 2 | 'never' | undefined;
}

/** The columns without the hidden ones; those that were chosen make room for no other. The first one always stays. */
export function chosenColumns<Column extends Yielding>(
  columns: readonly Column[],
  { shown, hidden }: ColumnChoice,
): readonly Column[] {
  return columns
    .filter(({ id }, place) => place === 0 || !hidden.includes(id))
    .map((column) => (shown.includes(column.id) ? { ...column, yields: 'never' } : column));
}
