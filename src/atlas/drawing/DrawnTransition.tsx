import { memo } from 'react';
import type { PlacedTransition, Point } from '../layout/placed';
import { DrawnLines } from './DrawnLines';
import { borderOf } from './DrawnState';
import type { Look } from './looks';
import type { Palette } from './palette';
import { arrowHead, pathThrough } from './ways';

interface DrawnWayProps {
  readonly points: readonly Point[];
  readonly palette: Palette;
  readonly look?: Look | undefined;
}

/** The line of a transition, with an arrow at its end. */
export function DrawnWay({ points, palette, look }: DrawnWayProps) {
  const color = borderOf(look, palette);
  const stroke = color ?? (look === 'covered' ? palette.current : palette.line);
  return (
    <g opacity={look === 'dimmed' ? 0.35 : undefined}>
      <path
        d={pathThrough(points)}
        fill="none"
        stroke={stroke}
        strokeWidth={color === null ? 1.2 : 2.5}
        strokeDasharray={look === 'removed' || look === 'missed' ? '5 4' : undefined}
      />
      <path d={arrowHead(points)} fill={stroke} />
    </g>
  );
}

interface DrawnLabelProps {
  readonly placed: PlacedTransition;
  readonly palette: Palette;
  readonly look: Look | undefined;
  readonly isSelected: boolean;
  /** What the label lies on. */
  readonly ground: string;
}

/** The words of a transition. */
export const DrawnLabel = memo(function DrawnLabel({
  placed: { label },
  palette,
  look,
  isSelected,
  ground,
}: DrawnLabelProps) {
  const { x, y, width, height, lines } = label;
  const color = borderOf(look, palette);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={width}
        height={height}
        rx={4}
        fill={look === 'current' ? palette.currentBox : ground}
        stroke={isSelected ? palette.focus : (color ?? 'none')}
        strokeWidth={isSelected ? 2.5 : 1.5}
      />
      <g opacity={look === 'dimmed' ? 0.35 : undefined}>
        <DrawnLines lines={lines} palette={palette} />
      </g>
    </g>
  );
});
