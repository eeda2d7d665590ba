import { chartNames } from '../chartNames';
import { library } from '../library';
import type { ChartProof } from '../model/proof';
import { searched, type Hit } from '../model/search';
import { searchable } from './searchable';

/** The places in a chart that fit a search. */
export interface ChartPlaces {
  readonly chart: string;
  readonly title: string;
  readonly hits: readonly Hit[];
}

/** A single letter is in nearly every place. */
const fewest = { zh: 1, en: 3 } as const;

/** The states and transitions of all charts that fit a search; none for a text that says too little. */
export function foundPlaces(
  find: string,
  proofs: Readonly<Record<string, ChartProof>>,
  language: 'zh' | 'en',
): ChartPlaces[] {
  if (find.trim().length < fewest[language]) return [];
  return library.flatMap(({ id, diagram }) => {
    const names = chartNames(id, language);
    const hits = searched(diagram, names, find, searchable(proofs[id], language));
    return hits.length === 0 ? [] : [{ chart: id, title: names.chart, hits }];
  });
}
