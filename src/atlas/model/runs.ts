import { statesWithin, type Diagram } from './diagram';

/** Which charts a chart runs in its states, by id, each once; also those that have no page in the atlas. */
export function runBy({ root, chart }: Diagram): string[] {
  const charts = statesWithin(root).flatMap(({ invokes }) => invokes.map((one) => one.chart));
  return [...new Set(charts)].flatMap((one) => (one === null || one === chart ? [] : [one])).sort();
}

/** Which of the charts run a chart. */
export function runnersOf(chart: string, diagrams: readonly Diagram[]): string[] {
  return diagrams.filter((one) => runBy(one).includes(chart)).map((one) => one.chart);
}

/** A chart with those that it runs. */
export interface RunTree {
  readonly chart: string;
  readonly runs: readonly RunTree[];
}

/** From each chart that runs others and that none runs, down to those that run none; a circle ends where it began. */
export function runTrees(diagrams: readonly Diagram[]): RunTree[] {
  const known = new Set(diagrams.map(({ chart }) => chart));
  const runs = new Map(
    diagrams.map((one) => [one.chart, runBy(one).filter((chart) => known.has(chart))]),
  );
  const run = new Set([...runs.values()].flat());
  const treeOf = (chart: string, above: readonly string[]): RunTree => ({
    chart,
    runs: (runs.get(chart) ?? [])
      .filter((one) => !above.includes(one))
      .map((one) => treeOf(one, [...above, one])),
  });
  return diagrams
    .map(({ chart }) => chart)
    .filter((chart) => !run.has(chart) && (runs.get(chart) ?? []).length > 0)
    .map((chart) => treeOf(chart, [chart]));
}
