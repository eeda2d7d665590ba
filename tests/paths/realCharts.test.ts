import { getShortestPaths } from '@xstate/graph';
import type { AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../../scripts/paths/cases';
import { loadCharts } from '../../scripts/paths/charts';
import { ChartWords, readNames } from '../../scripts/paths/words';
import {
  explore,
  fingerprint,
  type Graph,
  lowerBound,
  plan,
  stateNodes,
  thoroughGoals,
  transitionsOf,
  unreachableIn,
} from '../../src/paths';

const { planned } = await loadCharts(process.cwd());
const names = readNames(process.cwd());

const charts = planned.map((chart) => {
  const graph = explore(chart.machine, chart.catalogue);
  const goals = thoroughGoals(graph);
  return { ...chart, graph, goals, ...plan(graph, goals) };
});

describe('the charts of the product', () => {
  it('are found', () => {
    expect(charts.length).toBeGreaterThan(50);
  });

  it('need no more paths than the lower bound, nine of ten at least', () => {
    const atBound = charts.filter(
      ({ graph, goals, paths }) => paths.length === lowerBound(graph, goals),
    );
    expect(atBound.length / charts.length).toBeGreaterThanOrEqual(0.9);
  });

  it.each(charts)('$name is explored to its end, and every transition has a path', (chart) => {
    const { graph, machine, achieved } = chart;
    expect(graph.truncated).toBe(false);
    expect(unreachableIn(graph)).toEqual([]);
    const missing = transitionsOf(machine).filter(({ id }) => !achieved.has(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it.each(charts)('$name has words for all that its test cases say', (chart) => {
    const words = new ChartWords(chart.machine.id, names);
    expect(casesOf(chart, words).every(({ title }) => title.zh !== title.en)).toBe(true);
    expect([...words.missing]).toEqual([]);
  });
});

describe('@xstate/graph as a second opinion', () => {
  /** It knows neither timers nor how actors end, so it is asked of the charts without. */
  const plain = charts.filter(({ machine }) =>
    stateNodes(machine).every(({ invoke, after }) => invoke.length + after.length === 0),
  );

  it('is asked of most life cycles', () => {
    expect(plain.length).toBeGreaterThan(10);
  });

  it.each(plain)('reaches the same states of $name', ({ graph, catalogue }) => {
    const textOf = ({ value, context, historyValue }: AnyMachineSnapshot) => {
      const memory = catalogue.project === undefined ? context : catalogue.project(context);
      const known = Object.values(historyValue).map((nodes) => nodes.map(({ id }) => id));
      return fingerprint([value, memory, known]);
    };
    const theirs = graph.starts.flatMap(({ stimulus: { value } }) =>
      getShortestPaths(graph.machine, {
        input: value,
        events: (snapshot: AnyMachineSnapshot) => sentIn(graph, snapshot, textOf),
        serializeState: textOf,
      }),
    );
    const ours = graph.states.map(({ snapshot }) => textOf(snapshot));
    expect(new Set(theirs.map(({ state }) => textOf(state)))).toEqual(new Set(ours));
  });

  /** The events that the catalogue has for a state; an ended chart takes none. */
  function sentIn(
    graph: Graph,
    snapshot: AnyMachineSnapshot,
    textOf: (snapshot: AnyMachineSnapshot) => string,
  ) {
    if (snapshot.status !== 'active') return [];
    const from = graph.states.findIndex((state) => textOf(state.snapshot) === textOf(snapshot));
    return (graph.edges[from] ?? []).map(({ stimulus }) => stimulus.event);
  }
});
