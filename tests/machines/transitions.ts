import { readFileSync } from 'node:fs';
import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';
import { stateNodes } from '../../src/paths/stateNodes';
import { transitionsOf, type Transition } from '../../src/paths/transitions';
import { tiesOf } from './ties';

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
  /** What must settle it, as `tiesOf` writes it: its lines in transitionTies.tsv without the id. */
  readonly ties: readonly string[];
}

/** The table of every transition that the product owes. */
export function readTable(): Row[] {
  const ties = linesOf('transitionTies.tsv').map(([id, ...text]) => ({
    id,
    text: text.join('\t'),
  }));
  return linesOf('transitionTable.tsv').map(
    ([chart = '', id = '', from = '', to = '', trigger = '']) => ({
      ...{ chart, id, from, to, trigger },
      ties: ties.filter((tie) => tie.id === id).map(({ text }) => text),
    }),
  );
}

function linesOf(name: string): string[][] {
  const [, ...lines] = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
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
    ...tieFaults(chart, rows),
  ];
}

/** Rows that another transition settles than the table says, or one with another guard or effect. */
function tieFaults(chart: AnyStateMachine, rows: readonly Row[]): string[] {
  const now = tiesOf(chart);
  return rows.flatMap(({ id, ties }) => {
    const settling = now.filter((tie) => tie.id === id).map(({ text }) => text);
    return [
      ...ties.filter((tie) => !settling.includes(tie)).map((tie) => `${id} lacks: ${tie}`),
      ...settling.filter((tie) => !ties.includes(tie)).map((tie) => `${id} is not: ${tie}`),
    ];
  });
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
