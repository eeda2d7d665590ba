import { ChartDrawing } from '../../src/atlas/drawing/ChartDrawing';
import type { Marks } from '../../src/atlas/drawing/marks';
import { filePalette } from '../../src/atlas/drawing/palette';
import type { Diagram } from '../../src/atlas/model/diagram';
import type { Names, Words } from '../paths/words';
import { Both, InBoth } from './Both';
import { addressOf } from './addresses';
import { chartNames, placedInBoth } from './drawings';

interface Drawable {
  readonly diagram: Diagram;
  readonly version: 'before' | 'after';
  readonly caption: Words;
  readonly marks: Marks;
}

/** A version of a chart as a figure in both languages, its changes marked. */
export async function figureOf({ diagram, version, caption, marks }: Drawable, names: Names) {
  const { chart } = diagram;
  const placed = await placedInBoth(diagram, chartNames(chart, names));
  const looks = new Map([...marks].map(([id, { look }]) => [id, look]));
  return (
    <figure>
      <figcaption>
        <Both words={caption} />
      </figcaption>
      <InBoth>
        {(language) => (
          <ChartDrawing
            placed={placed[language]}
            palette={filePalette}
            looks={looks}
            marks={
              new Map(
                [...marks].map(([id, mark]) => [
                  id,
                  { ...mark, id: addressOf(chart, language, version, mark.number) },
                ]),
              )
            }
            label={caption[language]}
          />
        )}
      </InBoth>
    </figure>
  );
}
