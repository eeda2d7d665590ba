import Elk from 'elkjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dictionaries } from '../../src/atlas/dictionaries';
import { ChartDrawing } from '../../src/atlas/drawing/ChartDrawing';
import { screenPalette } from '../../src/atlas/drawing/palette';
import { layOut } from '../../src/atlas/layout/layOut';
import { diagramOf } from '../../src/atlas/model/diagram';
import { namesOf } from '../../src/atlas/model/names';
import { largeChart } from '../../tests/atlas/largeChart';
import { measureAtlasPage } from './atlasPage';
import { type Figure, median } from './figure';

const rounds = 3;

/** How long a very large chart takes to be laid out, which a worker does, and to be drawn on the page. */
export async function measureAtlas(): Promise<Figure[]> {
  const diagram = diagramOf(largeChart());
  const names = namesOf(diagram.chart, dictionaries.en);
  const elk = new Elk();
  const times: { readonly layout: number; readonly drawing: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    const placed = await layOut(diagram, names, elk);
    const placedAt = performance.now();
    const props = { placed, palette: screenPalette, looks: new Map(), label: names.chart };
    renderToStaticMarkup(createElement(ChartDrawing, props));
    times.push({ layout: placedAt - started, drawing: performance.now() - placedAt });
  }
  const page = await measureAtlasPage();
  return [
    {
      what: 'laying out 800 transitions, beside the page',
      unit: 'ms',
      ours: median(times.map(({ layout }) => layout)),
      most: 4_500,
    },
    {
      what: 'drawing them',
      unit: 'ms',
      ours: median(times.map(({ drawing }) => drawing)),
      most: 500,
    },
    ...page,
  ];
}
