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
  const { standing, since: signed = null } = proof?.approval ?? {};
  const since = [
    ...(comparison?.changed ?? []).map(({ chart }) => chart),
    ...(comparison?.added ?? []),
  ];
  return standing === 'changed' || standing === 'edited' || signed !== null || since.includes(id);
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
  /** These three are null until all of its charts have been looked at. */
  readonly approved: number | null;
  readonly recorded: number | null;
  readonly changed: number | null;
}

/** Totals by area, in the order of the rows. */
export function areaTotals(
  rows: readonly ChartRow[],
  comparison: ChartsComparison | null,
): AreaTotal[] {
  const areas = [...new Set(rows.map(({ area }) => area))];
  return areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const isKnown = own.every(({ proof }) => proof !== null);
    const counted = (isMeant: (row: ChartRow) => boolean) =>
      isKnown ? own.filter(isMeant).length : null;
    const standing = (name: string) => counted(({ proof }) => proof?.approval?.standing === name);
    return {
      area,
      charts: own.length,
      transitions: own.reduce((sum, row) => sum + row.transitions, 0),
      approved: standing('approved'),
      recorded: standing('recorded'),
      changed: counted((row) => isChanged(row, comparison)),
    };
  });
}
