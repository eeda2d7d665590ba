import { memo } from 'react';
import type { Placed, PlacedMark, PlacedWay } from '../layout/placed';
import { DrawnMarks } from './DrawnMarks';
import { DrawnFrameHead, DrawnState } from './DrawnState';
import { DrawnLabel, DrawnWay } from './DrawnTransition';
import { lookOfAll, type Looks } from './looks';
import type { Marks } from './marks';
import type { Palette } from './palette';

/** How people who can't see it, or use no mouse, get at a state or transition. */
export interface Handle {
  /** What it is, in words. */
  readonly label: string;
  /** Whether the tab key stops here. */
  readonly isStop: boolean;
  readonly isSelected: boolean;
}

interface ChartDrawingProps {
  readonly placed: Placed;
  readonly palette: Palette;
  readonly looks: Looks;
  /** What stands on the corners of states and transitions. */
  readonly marks?: Marks | undefined;
  /** What the drawing is called. */
  readonly label: string;
  /** The id of the whole within its page, for those who show it a second time. */
  readonly id?: string | undefined;
  /** Makes states and transitions into controls; without it the drawing is a picture. */
  readonly handles?: ((id: string) => Handle) | undefined;
}

/** A laid-out chart as SVG: a pure function, for pages, files and servers alike. */
export const ChartDrawing = memo(function ChartDrawing(props: ChartDrawingProps) {
  const { placed, palette, looks, marks, label, id: own, handles } = props;
  const { width, height, states, transitions, ways, beginnings } = placed;
  const frames = new Set(
    states.filter(({ state }) => state.states.length > 0).map(({ state }) => state.id),
  );
  const control = (kind: 'state' | 'transition', id: string) =>
    handles === undefined ? {} : controlOf(kind, id, handles(id));
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role={handles === undefined ? 'img' : 'group'}
      aria-label={label}
    >
      <g id={own}>
        {states.map((state) => (
          <g key={state.state.id} {...control('state', state.state.id)}>
            <DrawnState
              placed={state}
              palette={palette}
              look={looks.get(state.state.id)}
              isSelected={handles?.(state.state.id).isSelected ?? false}
            />
          </g>
        ))}
        {beginnings.map((points, index) => (
          <DrawnWay key={index} points={points} palette={palette} />
        ))}
        {drawnLast(ways, looks).map(({ way, look }) => (
          <DrawnWay
            key={way.transitions.join()}
            points={way.points}
            palette={palette}
            look={look}
          />
        ))}
        {states
          .filter(({ state }) => frames.has(state.id))
          .map((state) => (
            <DrawnFrameHead key={state.state.id} placed={state} palette={palette} />
          ))}
        {placed.marks.map((mark) => (
          <DrawnJoint key={`${mark.kind} ${mark.state}`} mark={mark} palette={palette} />
        ))}
        {transitions.map((one) => {
          const { id, from, targets } = one.transition;
          const box = looks.get(from) === 'current' ? palette.currentBox : palette.box;
          const staysInBox = targets.length === 0 && !frames.has(from);
          return (
            <g key={id} {...control('transition', id)}>
              <DrawnLabel
                placed={one}
                palette={palette}
                look={looks.get(id)}
                isSelected={handles?.(id).isSelected ?? false}
                ground={staysInBox ? box : palette.frame}
              />
            </g>
          );
        })}
        {marks === undefined ? null : (
          <DrawnMarks placed={placed} marks={marks} palette={palette} />
        )}
      </g>
    </svg>
  );
});

/** The lines with their looks, those that stand out over the others. */
function drawnLast(ways: readonly PlacedWay[], looks: Looks) {
  const all = ways.map((way) => ({ way, look: lookOfAll(way.transitions, looks) }));
  const isPlain = ({ look }: (typeof all)[number]) => look === undefined || look === 'dimmed';
  return [...all.filter(isPlain), ...all.filter((one) => !isPlain(one))];
}

function controlOf(kind: 'state' | 'transition', id: string, handle: Handle) {
  return {
    'data-kind': kind,
    'data-id': id,
    role: 'button',
    'aria-label': handle.label,
    'aria-pressed': handle.isSelected,
    tabIndex: handle.isStop ? 0 : -1,
  };
}

interface DrawnJointProps {
  readonly mark: PlacedMark;
  readonly palette: Palette;
}

/** A dot where a state begins; a ring from where all in it can be left. */
function DrawnJoint({ mark: { kind, x, y, width }, palette }: DrawnJointProps) {
  const radius = width / 2;
  if (kind === 'initial') {
    return <circle cx={x + radius} cy={y + radius} r={radius} fill={palette.ink} />;
  }
  return (
    <g stroke={palette.line} fill={palette.box} strokeWidth={1.2}>
      <circle cx={x + radius} cy={y + radius} r={radius - 0.6} />
      <path d={`M${x + radius} ${y + 4}v${width - 8}M${x + 4} ${y + radius}h${width - 8}`} />
    </g>
  );
}
