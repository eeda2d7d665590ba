import type { AnyStateMachine } from 'xstate';
import {
  coverageOf,
  explore,
  type Graph,
  lowerBound,
  pairGoals,
  type Path,
  pathId,
  plan,
  requirementGoals,
  runPath,
  stateGoals,
  thoroughGoals,
  transitionGoals,
  transitionsOf,
  unreachableIn,
} from '../../src/paths';
import type { PlannedChart } from './charts';
import type { Goal, Options } from './options';

/** What became of one chart: its paths planned and run on a live actor. */
export interface ChartPlan extends PlannedChart {
  readonly graph: Graph;
  readonly paths: readonly Path[];
  /** Ids of the transitions that the paths really took. */
  readonly taken: ReadonlySet<string>;
  /** No plan has fewer paths; null for pairs, where none is known. */
  readonly lowerBound: number | null;
  readonly unreachable: readonly { readonly id: string; readonly exhausted: number }[];
  /** What was to be achieved and is not: ids of transitions or of requirements. */
  readonly missing: readonly string[];
  /** How many events that are not allowed were sent on the way, all of which did nothing. */
  readonly refused: number;
}

/** A chart that could not be planned, or did not do on a run what was planned. */
export interface BrokenChart extends PlannedChart {
  readonly fault: string;
}

type Wish = Pick<Options, 'goal' | 'max-steps' | 'path'>;

/**
 * Plans the paths of a chart and runs them, or the one that was asked for. With `changed`, only
 * those transitions have to be taken.
 */
export function planChart(
  chart: PlannedChart,
  wish: Wish,
  changed?: ReadonlySet<string>,
): ChartPlan | BrokenChart {
  try {
    return planned(chart, wish, changed);
  } catch (error) {
    return { ...chart, fault: error instanceof Error ? error.message : String(error) };
  }
}

function planned(
  chart: PlannedChart,
  { goal, 'max-steps': maxSteps, path: only }: Wish,
  changed?: ReadonlySet<string>,
): ChartPlan {
  const graph = explore(chart.machine, chart.catalogue);
  const goals = changed === undefined ? goalsOf(graph, goal) : transitionGoals(changed);
  const { paths, achieved } = plan(graph, goals, maxSteps === undefined ? {} : { maxSteps });
  const chosen = paths.filter((path) => only === undefined || pathId(graph, path) === only);
  const runs = chosen.map((path) => runPath(graph, path));
  const wanted = changed === undefined ? wantedIn(chart.machine, goal) : [...changed];
  const taken = new Set(runs.flatMap((run) => run.taken));
  const isAchieved = (one: string) =>
    taken.has(one) || (goal === 'requirements' && achieved.has(one));
  return {
    ...chart,
    graph,
    paths: chosen,
    taken,
    refused: runs.reduce((sum, run) => sum + run.refused, 0),
    lowerBound: goal === 'pairs' ? null : lowerBound(graph, goals),
    unreachable: unreachableIn(graph),
    missing: only === undefined ? wanted.filter((one) => !isAchieved(one)) : [],
  };
}

function goalsOf(graph: Graph, goal: Goal) {
  switch (goal) {
    case 'transitions':
      return thoroughGoals(graph);
    case 'states':
      return stateGoals(graph);
    case 'requirements':
      return requirementGoals(graph);
    case 'pairs':
      return pairGoals();
  }
}

/** States and pairs are goals as far as exploration found them, so that none of them is missed. */
function wantedIn(machine: AnyStateMachine, goal: Goal): string[] {
  if (goal === 'requirements') return transitionsOf(machine).flatMap(({ spec }) => spec);
  return goal === 'transitions' ? [...coverageOf(machine, []).missing] : [];
}
