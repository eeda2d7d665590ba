import { together, type Together } from './compare/together';
import { definitionOf } from './formats/definition';
import { chartById } from './library';
import type { Version } from './model/address';
import type { ChangedChart, ChartsComparison } from './model/comparison';
import type { Diagram } from './model/diagram';

const known = new WeakMap<ChangedChart, Together>();

/** A chart that has changed, as it was and as it is; null for any other. */
export function togetherOf(comparison: ChartsComparison | null, chart: string): Together | null {
  const change = comparison?.changed.find((one) => one.chart === chart);
  const now = chartById(chart);
  if (change === undefined || now === null) return null;
  const found = known.get(change) ?? together(change.before, definitionOf(now.machine));
  known.set(change, found);
  return found;
}

/** A version of a chart as data; null for a chart that there never was. One that is gone is as it was. */
export function diagramOfVersion(
  comparison: ChartsComparison | null,
  chart: string,
  version: Version,
): Diagram | null {
  if (version !== 'after') {
    const found = togetherOf(comparison, chart);
    if (found !== null) return found[version];
  }
  const former = comparison?.removed.find((one) => one.chart === chart);
  return chartById(chart)?.diagram ?? former ?? null;
}
