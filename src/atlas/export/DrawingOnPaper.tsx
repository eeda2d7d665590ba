import { ChartDrawing } from '../drawing/ChartDrawing';
import { filePalette } from '../drawing/palette';
import type { TitledDrawing } from './exporting';

/** The drawing of a chart for a file: on white, with its colours and its title in itself. */
export function DrawingOnPaper({ placed, title, looks, marks }: TitledDrawing) {
  const { width, height } = placed;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
    >
      <title>{title}</title>
      <rect width={width} height={height} fill={filePalette.paper} />
      <ChartDrawing
        placed={placed}
        palette={filePalette}
        looks={looks}
        marks={marks}
        label={title}
      />
    </svg>
  );
}
