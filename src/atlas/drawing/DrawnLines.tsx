import type { Line, LineKind } from '../layout/placed';
import { textSizes } from '../layout/words';
import type { Palette } from './palette';

/** What all words in a drawing are set in. */
export const fonts =
  'system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif';

const looks: Readonly<
  Record<
    LineKind,
    {
      readonly ink: 'ink' | 'quiet' | 'current';
      readonly weight?: number;
      readonly italic?: boolean;
    }
  >
> = {
  name: { ink: 'ink', weight: 600 },
  id: { ink: 'quiet' },
  trigger: { ink: 'ink' },
  guard: { ink: 'quiet', italic: true },
  action: { ink: 'quiet' },
  spec: { ink: 'current' },
  note: { ink: 'quiet' },
};

interface DrawnLinesProps {
  readonly lines: readonly Line[];
  readonly palette: Palette;
}

/** Lines of text, each where the layout has put it. */
export function DrawnLines({ lines, palette }: DrawnLinesProps) {
  return lines.map(({ kind, text, x, y }, index) => (
    <text
      key={index}
      x={x}
      y={y}
      // As a style, since the portal's own style sheet sets the font of all elements.
      style={{
        fontFamily: fonts,
        fontSize: textSizes[kind].size,
        fontWeight: looks[kind].weight ?? 400,
        fontStyle: looks[kind].italic ? 'italic' : 'normal',
      }}
      fill={palette[looks[kind].ink]}
    >
      {text}
    </text>
  ));
}
