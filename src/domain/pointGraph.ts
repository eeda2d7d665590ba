/** What the graph needs of a knowledge point. */
interface Point {
  readonly point_id: number;
  /** The points that should be proficient before, by id; others than those of the graph are left out. */
  readonly prerequisites: readonly number[];
}

/** Where a point lies: columns from the first that is learned, rows from the top, both from 0. */
export interface Placed<P extends Point> {
  readonly point: P;
  readonly column: number;
  readonly row: number;
}

/** A line from a prerequisite to what builds on it, by id. */
export interface PointLine {
  readonly from: number;
  readonly to: number;
}

/**
 * Lays out the points of a course, given in the order of teaching: each in the column behind its last prerequisite,
 * beside its first one where there is room. The same points lie in the same places every time [SCREEN-157].
 */
export function pointGraph<P extends Point>(points: readonly P[]) {
  const known = new Map(points.map((point) => [point.point_id, point]));
  const placed = new Map<number, Placed<P>>();
  const taken = new Set<string>();
  const before = ({ prerequisites }: P) => prerequisites.flatMap((id) => known.get(id) ?? []);
  const place = (point: P, under: ReadonlySet<number>): Placed<P> | null => {
    const found = placed.get(point.point_id);
    if (found !== undefined) return found;
    // A circle of prerequisites would never end.
    if (under.has(point.point_id)) return null;
    const above = new Set([...under, point.point_id]);
    const roots = before(point).flatMap((one) => place(one, above) ?? []);
    const column = Math.max(-1, ...roots.map((root) => root.column)) + 1;
    let row = roots.length === 0 ? 0 : Math.min(...roots.map((root) => root.row));
    while (taken.has(`${column} ${row}`)) row += 1;
    taken.add(`${column} ${row}`);
    const here = { point, column, row };
    placed.set(point.point_id, here);
    return here;
  };
  for (const point of points) place(point, new Set());
  const nodes = points.flatMap(({ point_id }) => placed.get(point_id) ?? []);
  const lines: PointLine[] = points.flatMap((point) =>
    before(point).map(({ point_id }) => ({ from: point_id, to: point.point_id })),
  );
  const size = (of: 'column' | 'row') => Math.max(-1, ...nodes.map((node) => node[of])) + 1;
  return { nodes, lines, columns: size('column'), rows: size('row') };
}

/** The ids of all points that a point builds on, directly or through others; not its own. */
export function groundOf(points: readonly Point[], pointId: number): ReadonlySet<number> {
  const known = new Map(points.map((point) => [point.point_id, point]));
  const ground = new Set<number>();
  const open = [pointId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const next of known.get(id)?.prerequisites ?? []) {
      if (next === pointId || ground.has(next) || !known.has(next)) continue;
      ground.add(next);
      open.push(next);
    }
  }
  return ground;
}
