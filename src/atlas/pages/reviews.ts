import type { Review } from '../model/address';
import type { ChartsComparison } from '../model/comparison';
import type { ChartRow } from './chartRows';

/** Whether nobody but its author has signed a chart as it is. */
function isWaiting({ proof }: ChartRow): boolean {
  const standing = proof?.approval?.standing;
  return standing !== undefined && standing !== 'approved';
}

/** Whether a chart is other than it was signed, or than at the revision that charts are compared with. */
function isChanged({ id, proof }: ChartRow, comparison: ChartsComparison | null): boolean {
  const standing = proof?.approval?.standing;
  const since = [
    ...(comparison?.changed ?? []).map(({ chart }) => chart),
    ...(comparison?.added ?? []),
  ];
  return standing === 'changed' || standing === 'edited' || since.includes(id);
}

/** Whether a chart is one of those that are asked for. */
export function isAsked(
  row: ChartRow,
  only: Review | null,
  comparison: ChartsComparison | null,
): boolean {
  if (only === null) return true;
  return only === 'waiting' ? isWaiting(row) : isChanged(row, comparison);
}

/** The charts of an area, counted. */
export interface AreaTotal {
  readonly area: string;
  readonly charts: number;
  readonly transitions: number;
  readonly approved: number;
  readonly recorded: number;
  readonly changed: number;
}

/** Totals by area, in the order of the rows. */
export function areaTotals(
  rows: readonly ChartRow[],
  comparison: ChartsComparison | null,
): AreaTotal[] {
  const areas = [...new Set(rows.map(({ area }) => area))];
  return areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const standing = (name: string) =>
      own.filter(({ proof }) => proof?.approval?.standing === name).length;
    return {
      area,
      charts: own.length,
      transitions: own.reduce((sum, row) => sum + row.transitions, 0),
      approved: standing('approved'),
      recorded: standing('recorded'),
      changed: own.filter((row) => isChanged(row, comparison)).length,
    };
  });
}
