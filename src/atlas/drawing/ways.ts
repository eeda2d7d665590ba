import type { Point } from '../layout/placed';

const radius = 6;

/** A line through points, its corners rounded, as an SVG path. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (before === undefined) return `M${at(point)}`;
      if (after === undefined) return `L${at(point)}`;
      return `L${at(towards(point, before))}Q${at(point)} ${at(towards(point, after))}`;
    })
    .join('');
}

/** The head of an arrow at the end of a line, as an SVG path. */
export function arrowHead(points: readonly Point[], size = 7): string {
  const tip = points.at(-1);
  const before = points.at(-2);
  if (tip === undefined || before === undefined) return '';
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const along = { x: (tip.x - before.x) / length, y: (tip.y - before.y) / length };
  const foot = { x: tip.x - along.x * size, y: tip.y - along.y * size };
  const across = { x: -along.y * size * 0.5, y: along.x * size * 0.5 };
  const left = { x: foot.x + across.x, y: foot.y + across.y };
  const right = { x: foot.x - across.x, y: foot.y - across.y };
  return `M${at(tip)}L${at(left)}L${at(right)}Z`;
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
