import { fromPromise } from 'xstate';
import { formats } from '../formats';
import { exportedName, fileKinds, type ExportFormat } from './exportFormats';
import type { ExportSource, ExportWish, TitledDrawing } from './exporting';
import { pdfOf } from './pdf';
import { paint, rasterFor } from './raster';
import { saveFile } from '../../ui/parts/saveFile';
import { svgOf } from './svgOf';

function drawingIn({ drawing }: ExportSource): TitledDrawing {
  if (drawing === null) throw new Error('The drawing is not there yet');
  return drawing;
}

async function pictureIn(source: ExportSource, format: 'png' | 'pdf'): Promise<Blob> {
  const drawing = drawingIn(source);
  const raster = rasterFor(drawing.placed);
  const svg = svgOf(drawing);
  if (format === 'png') return paint(svg, raster, fileKinds.png.type);
  const jpeg = await paint(svg, raster, 'image/jpeg');
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return pdfOf({ bytes, width: raster.width, height: raster.height }, drawing.placed);
}

function textIn(source: ExportSource, format: Exclude<ExportFormat, 'png' | 'pdf'>): string {
  return format === 'svg' ? svgOf(drawingIn(source)) : formats[format](source.machine);
}

/** Makes an export and hands it over; who no longer wants it gets nothing. */
export const handingOver = fromPromise<null, ExportWish & ExportSource>(
  async ({ input: { format, use, ...source }, signal }) => {
    const name = exportedName(source.machine.id, format);
    if (format === 'png' || format === 'pdf') {
      const picture = await pictureIn(source, format);
      if (!signal.aborted) saveFile(name, picture);
      return null;
    }
    const text = textIn(source, format);
    // In one go with the click, after which browsers allow it.
    if (use === 'copy') await navigator.clipboard.writeText(text);
    else saveFile(name, new Blob([text], { type: fileKinds[format].type }));
    return null;
  },
);
