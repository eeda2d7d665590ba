import type { AnyStateMachine } from 'xstate';
import { stateNodes, stateText, transitionsOf } from '../../src/paths';
import type { TestCase } from './cases';
import type { ChartPlan } from './plans';
import { type Language, spoken } from './words';

/** One chart for other programs: its transitions, its paths, and what is not covered. */
export function chartJson(plan: ChartPlan, cases: readonly TestCase[], language?: Language) {
  const { graph, machine, taken, missing, unreachable, lowerBound } = plan;
  const pathOf = statePaths(machine);
  return {
    chart: machine.id,
    states: [...new Set(graph.states.map(stateText))],
    transitions: transitionsOf(machine).map(({ id, spec, from, event, guard, targets }) => ({
      id,
      spec,
      from: pathOf(from),
      event,
      guard,
      to: (targets.length === 0 ? [from] : targets).map(pathOf).join(' + '),
      covered: taken.has(id),
    })),
    paths: cases.map(({ id, title, steps }) => ({
      id,
      title: spoken(title, language),
      steps: steps.map(({ event, label, data, to, spec }) => ({
        event,
        label: spoken(label, language),
        data,
        to,
        spec,
      })),
    })),
    unreachable,
    missing,
    lowerBound,
    explored: graph.states.length,
    truncated: graph.truncated,
  };
}

/** From a state's id to where it lies in its chart; the chart itself is any state. */
function statePaths(machine: AnyStateMachine): (id: string) => string {
  const paths = new Map(stateNodes(machine).map(({ id, path }) => [id, path.join('.') || 'any']));
  return (id) => paths.get(id) ?? id;
}
