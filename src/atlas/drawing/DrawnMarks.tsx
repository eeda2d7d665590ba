import type { Placed, Point } from '../layout/placed';
import { fonts } from './DrawnLines';
import { borderOf } from './DrawnState';
import type { Mark, Marks } from './marks';
import type { Palette } from './palette';

const badge = { height: 16, digit: 7, padding: 4, size: 11 };

interface DrawnMarksProps {
  readonly placed: Pick<Placed, 'states' | 'transitions'>;
  readonly marks: Marks;
  readonly palette: Palette;
}

/** A sign and a number on the corner of everything that is marked. */
export function DrawnMarks({ placed: { states, transitions }, marks, palette }: DrawnMarksProps) {
  const corners: [string, Point][] = [
    ...states.map((placed): [string, Point] => [placed.state.id, placed]),
    ...transitions.map(({ transition, label }): [string, Point] => [transition.id, label]),
  ];
  return corners.map(([id, corner]) => {
    const mark = marks.get(id);
    return mark === undefined ? null : (
      <DrawnMark key={id} corner={corner} mark={mark} palette={palette} />
    );
  });
}

interface DrawnMarkProps extends Pick<DrawnMarksProps, 'palette'> {
  readonly corner: Point;
  readonly mark: Mark;
}

function DrawnMark({ corner, mark: { look, text, id }, palette }: DrawnMarkProps) {
  const width = text.length * badge.digit + 2 * badge.padding;
  // What lies at the edge of the drawing keeps its mark within it.
  const x = Math.max(0, corner.x - width + badge.padding);
  const y = Math.max(0, corner.y - badge.height / 2);
  return (
    <g id={id} transform={`translate(${x} ${y})`} pointerEvents="none">
      <rect
        width={width}
        height={badge.height}
        rx={3}
        fill={borderOf(look, palette) ?? palette.ink}
      />
      <text
        x={width / 2}
        y={badge.height - 4}
        textAnchor="middle"
        style={{ fontFamily: fonts, fontSize: badge.size, fontWeight: 700 }}
        fill={palette.paper}
      >
        {text}
      </text>
    </g>
  );
}
