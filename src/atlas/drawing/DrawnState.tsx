import { memo } from 'react';
import type { PlacedState } from '../layout/placed';
import { DrawnLines } from './DrawnLines';
import type { Look } from './looks';
import type { Palette } from './palette';
import { TagShapes } from './TagShapes';

interface DrawnStateProps {
  readonly placed: PlacedState;
  readonly palette: Palette;
  readonly look: Look | undefined;
  readonly isSelected: boolean;
}

/** A state: its frame, its head, and the shapes of its tags. */
export const DrawnState = memo(function DrawnState(props: DrawnStateProps) {
  const { placed, palette, look, isSelected } = props;
  const { x, y, width, height, state, isRegion, headHeight } = placed;
  const isFrame = state.states.length > 0;
  const border = borderOf(look, palette);
  const hasList = !isFrame && height > headHeight + 4;
  return (
    <g transform={`translate(${x} ${y})`} opacity={look === 'dimmed' ? 0.35 : undefined}>
      <rect
        width={width}
        height={height}
        rx={state.kind === 'final' ? 14 : 6}
        fill={fillOf(isFrame, look, palette)}
        stroke={isSelected ? palette.focus : (border ?? palette.border)}
        strokeWidth={border === null && !isSelected ? 1 : 2.5}
        strokeDasharray={isRegion || look === 'removed' ? '5 4' : undefined}
      />
      {state.kind === 'final' ? (
        <rect
          x={3}
          y={3}
          width={width - 6}
          height={height - 6}
          rx={11}
          fill="none"
          stroke={palette.border}
        />
      ) : null}
      {hasList ? (
        <line x1={0} x2={width} y1={headHeight} y2={headHeight} stroke={palette.border} />
      ) : null}
      {isFrame ? null : <DrawnHead placed={placed} palette={palette} />}
    </g>
  );
});

interface DrawnHeadProps {
  readonly placed: PlacedState;
  readonly palette: Palette;
}

/** The words at the top of a state, and the shapes of its tags. */
function DrawnHead({ placed: { state, lines, width }, palette }: DrawnHeadProps) {
  return (
    <>
      <DrawnLines lines={lines} palette={palette} />
      <TagShapes tags={state.tags} x={width - 22} y={10} palette={palette} />
    </>
  );
}

/** The head of a state with others in it, over the lines that pass through. */
export function DrawnFrameHead({ placed, palette }: DrawnHeadProps) {
  const { x, y, headWidth, headHeight } = placed;
  return (
    <g transform={`translate(${x} ${y})`} pointerEvents="none">
      <rect x={2} y={2} width={headWidth - 4} height={headHeight - 4} fill={palette.frame} />
      <DrawnHead placed={placed} palette={palette} />
    </g>
  );
}

function fillOf(isFrame: boolean, look: Look | undefined, palette: Palette): string {
  if (isFrame) return palette.frame;
  return look === 'current' ? palette.currentBox : palette.box;
}

/** The colour of a border that stands out; null for a plain one. */
export function borderOf(look: Look | undefined, palette: Palette): string | null {
  switch (look) {
    case 'current':
    case 'passed':
      return palette.current;
    case 'missed':
    case 'removed':
      return palette.act;
    case 'added':
      return palette.good;
    case 'changed':
      return palette.watch;
    default:
      return null;
  }
}
