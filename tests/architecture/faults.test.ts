import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Mistake } from '../../scripts/bench/faults/fault';
import { inDetail } from '../../scripts/bench/faults/inDetail';
import { inEachArea } from '../../scripts/bench/faults/inEachArea';
import { inViews } from '../../scripts/bench/faults/inViews';
import { ofEachKind } from '../../scripts/bench/faults/ofEachKind';
import { ofReviews } from '../../scripts/bench/faults/ofReviews';
import { onServer } from '../../scripts/bench/faults/onServer';

const inCharts = [...ofEachKind, ...inEachArea, ...ofReviews, ...inDetail];
const samples: [folder: string, ending: string, faults: readonly Mistake[]][] = [
  ['src/machines', '.ts', inCharts],
  ['src/ui', '', inViews],
  ['server', '', onServer],
];

/** Running them takes hours: that each still has its place takes none. */
it.each(samples)(
  'the mistakes that are planted in %s fit the sources',
  (folder, ending, faults) => {
    const lost = faults.filter(({ file, right, planted }) => {
      const text = readFileSync(join(folder, `${file}${ending}`), 'utf8');
      return text.split(right).length !== 2 || right === planted;
    });
    expect(lost.map(({ file, wrong }) => `${file}: ${wrong}`)).toEqual([]);
  },
);
