import { ChartDrawing } from '../../src/atlas/drawing/ChartDrawing';
import { borderOf } from '../../src/atlas/drawing/DrawnState';
import { filePalette } from '../../src/atlas/drawing/palette';
import type { Placed, Point } from '../../src/atlas/layout/placed';
import type { Mark } from './numbered';

const margin = 24;
const badge = { height: 16, digit: 7, padding: 4, size: 11 };

interface MarkedProps {
  readonly placed: Placed;
  readonly marks: ReadonlyMap<string, Mark>;
  readonly label: string;
  /** The address of the mark of a change. */
  readonly addressOf: (number: number) => string;
}

/** A version of a chart, with what differs marked by a sign, a number and a colour. */
export function Marked({ placed, marks, label, addressOf }: MarkedProps) {
  const { width, height, states, transitions } = placed;
  const looks = new Map([...marks].map(([id, { look }]) => [id, look]));
  const corners: [string, Point][] = [
    ...states.map(({ state, x, y }): [string, Point] => [state.id, { x, y }]),
    ...transitions.map(({ transition, label: box }): [string, Point] => [transition.id, box]),
  ];
  const size = { width: width + 2 * margin, height: height + 2 * margin };
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={label}
      {...size}
      viewBox={`${-margin} ${-margin} ${size.width} ${size.height}`}
    >
      <ChartDrawing placed={placed} palette={filePalette} looks={looks} label={label} />
      {corners.map(([id, corner]) => {
        const mark = marks.get(id);
        return mark === undefined ? null : (
          <Badge key={id} id={addressOf(mark.number)} corner={corner} mark={mark} />
        );
      })}
    </svg>
  );
}

interface BadgeProps {
  readonly id: string;
  readonly corner: Point;
  readonly mark: Mark;
}

/** A sign and a number on the corner of what has changed. */
function Badge({ id, corner, mark: { look, text } }: BadgeProps) {
  const width = text.length * badge.digit + 2 * badge.padding;
  return (
    <g
      id={id}
      transform={`translate(${corner.x - width + badge.padding} ${corner.y - badge.height / 2})`}
    >
      <rect
        width={width}
        height={badge.height}
        rx={3}
        fill={borderOf(look, filePalette) ?? filePalette.ink}
      />
      <text
        x={width / 2}
        y={badge.height - 4}
        textAnchor="middle"
        fontSize={badge.size}
        fontWeight={700}
        fill={filePalette.paper}
      >
        {text}
      </text>
    </g>
  );
}
