import { dictionaries } from '../dictionaries';
import { library } from '../library';
import { statesWithin } from '../model/diagram';
import { versionOf, type Grades } from '../model/grades';
import { isLarge } from '../model/partOf';
import type { ChartProof } from '../model/proof';

/** A chart in the contents. */
export interface ChartRow {
  readonly id: string;
  readonly area: string;
  readonly zh: string;
  readonly en: string;
  readonly states: number;
  /** Whether it is begun with its outermost states. */
  readonly isLarge: boolean;
  readonly transitions: number;
  /** Rows of the table of transitions that the product owes, which it settles. */
  readonly settled: number;
  /** Null until its paths have run. */
  readonly proof: ChartProof | null;
  /** Null where nobody has measured. */
  readonly grade: Grades[string] | null;
  /** Whether the chart has changed since it was graded. */
  readonly isOutdated: boolean;
}

/** All charts with what is known of them so far. */
export function chartRows(
  proofs: Readonly<Record<string, ChartProof>>,
  grades: Grades,
): ChartRow[] {
  return library.map(({ id, area, diagram }) => ({
    id,
    area,
    zh: dictionaries.zh.chart[id] ?? id,
    en: dictionaries.en.chart[id] ?? id,
    states: statesWithin(diagram.root).length - 1,
    isLarge: isLarge(diagram),
    transitions: diagram.transitions.length,
    settled: new Set(diagram.transitions.flatMap(({ spec }) => spec)).size,
    proof: proofs[id] ?? null,
    grade: grades[id] ?? null,
    isOutdated: grades[id] !== undefined && grades[id].of !== versionOf(diagram),
  }));
}
