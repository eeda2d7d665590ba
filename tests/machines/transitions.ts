import { readFileSync } from 'node:fs';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { stateNodes } from '../../src/paths/stateNodes';
import { transitionsOf, type Transition } from '../../src/paths/transitions';

/** What sets a transition off, as the table tells it. */
const triggers = ['always', 'time', 'reply', 'failure', 'person', 'student', 'system'] as const;

/** One row of transitionTable.tsv: what a chart must be able to do. */
export interface Row {
  readonly chart: string;
  readonly id: string;
  /** Dots mean nested states; `any` is every state. */
  readonly from: string;
  readonly to: string;
  readonly trigger: string;
}

/** The table of every transition that the product owes. */
export function readTable(): Row[] {
  const file = new URL('transitionTable.tsv', import.meta.url);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map(readRow);
}

function readRow(line: string): Row {
  const [chart = '', id = '', from = '', to = '', trigger = ''] = line.split('\t');
  return { chart, id, from, to, trigger };
}

/** Every chart among the exports of some modules, by its id. */
export function chartsIn(modules: readonly object[]): Map<string, AnyStateMachine> {
  const charts = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value) => value instanceof StateMachine);
  return new Map(charts.map((chart) => [chart.id, chart]));
}

/** What is wrong with the table itself: an id twice, a trigger that nobody knows. */
export function tableFaults(rows: readonly Row[]): string[] {
  const known: readonly string[] = triggers;
  return rows.flatMap((row, index) => [
    ...(rows.findIndex(({ id }) => id === row.id) < index ? [`${row.id} stands twice`] : []),
    ...(known.includes(row.trigger) ? [] : [`${row.id} has the trigger "${row.trigger}"`]),
  ]);
}

/** What a chart owes its rows: rows that no transition settles, and transitions that break theirs. */
export function chartFaults(chart: AnyStateMachine, rows: readonly Row[]): string[] {
  const nodes = new Map(stateNodes(chart).map((node) => [node.id, node]));
  const settled = transitionsOf(chart).flatMap((transition) =>
    transition.spec.map((id) => ({ id, transition })),
  );
  const missing = rows.filter(({ id }) => settled.every((one) => one.id !== id));
  return [
    ...missing.map(({ id, from, to }) => `${id} is missing: from ${from} to ${to}`),
    ...settled.flatMap(({ id, transition }) => {
      const row = rows.find((one) => one.id === id);
      if (row === undefined) return [`${id} is no row of ${chart.id}`];
      return rowFaults(row, transition, nodes);
    }),
  ];
}

function rowFaults(
  row: Row,
  transition: Transition,
  nodes: ReadonlyMap<string, AnyStateNode>,
): string[] {
  const from = pathOf(nodes.get(transition.from));
  const [target] = transition.targets;
  const to = target === undefined ? from : pathOf(entered(nodes.get(target)));
  return [
    ...(row.from === 'any' || isWithin(from, row.from) ? [] : [`${row.id} leaves ${from}`]),
    ...(isWithin(to, row.to) ? [] : [`${row.id} leads to ${to}`]),
    ...(suits(row.trigger, transition.event) ? [] : [`${row.id} happens on ${transition.event}`]),
  ];
}

function pathOf(node: AnyStateNode | undefined): string {
  return node?.path.join('.') ?? '';
}

/** The state in which entering a state ends, as far as initial states say. */
function entered(node: AnyStateNode | undefined): AnyStateNode | undefined {
  const [inner] = node?.type === 'compound' ? node.initial.target : [];
  return inner === undefined ? node : entered(inner);
}

function isWithin(path: string, state: string): boolean {
  return path === state || path.startsWith(`${state}.`);
}

/** Only `always` follows by itself, and only time is told by a timer. */
function suits(trigger: string, event: string): boolean {
  if (event === 'always' || trigger === 'always') return event === trigger;
  return trigger === 'time' || !event.startsWith('xstate.after.');
}
