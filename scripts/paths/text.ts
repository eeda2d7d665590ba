import { transitionsOf } from '../../src/paths';
import type { TestCase } from './cases';
import type { BrokenChart, ChartPlan } from './plans';
import { type Language, say, spoken, type Words } from './words';

const longestData = 160;

/** What is known of a chart in one line, and a line for each thing that is missed. */
export function summaryLines(plan: ChartPlan, title: Words, language?: Language): string[] {
  const { graph, machine, paths, lowerBound, taken } = plan;
  const all = transitionsOf(machine);
  const numbers = {
    covered: all.filter(({ id }) => taken.has(id)).length,
    total: all.length,
    unreachable: plan.unreachable.length,
    paths: paths.length,
    bound: lowerBound ?? '–',
    steps: paths.reduce((sum, { steps }) => sum + steps.length, 0),
    states: graph.states.length,
  };
  const head = `${machine.id}  ${spoken(title, language)}`;
  return [
    head,
    `  ${spoken(say('summary', numbers), language)}`,
    ...missLines(plan).map((words) => `  ✗ ${spoken(words, language)}`),
  ];
}

/** What is missed in a chart, in words; nothing is missed where this is empty. */
export function missLines({ graph, missing, unreachable }: ChartPlan): Words[] {
  const proven = new Map(unreachable.map(({ id, exhausted }) => [id, exhausted]));
  const states = graph.states.length;
  return [
    ...(graph.truncated ? [say('truncated', { states })] : []),
    ...missing.map((id) => {
      const exhausted = proven.get(id);
      return exhausted === undefined
        ? say('missed', { id })
        : say('unreachable', { id, states: exhausted });
    }),
  ];
}

/** A chart of which nothing is known, and why. */
export function brokenLines({ name, fault }: BrokenChart, language?: Language): string[] {
  return [name, `  ✗ ${spoken(say('broken'), language)}`, ...indented(fault)];
}

/** A test case for a reader: what to do, and the state that must come of it. */
export function caseLines({ id, title, steps }: TestCase, language?: Language): string[] {
  return [
    `  ${id}  ${spoken(title, language)}`,
    ...steps.flatMap(({ label, data, state, spec }, index) => [
      `    ${index}. ${spoken(label, language)}${spec.map((one) => ` [${one}]`).join('')}`,
      ...(data === '' ? [] : [`       ${shortened(data)}`]),
      `       → ${spoken(state, language)}`,
    ]),
  ];
}

/** What the whole run comes to, and what is missed beyond single charts. */
export function closingLines(
  { plans, broken, without, nameless }: Closing,
  language?: Language,
): string[] {
  const atBound = plans.filter(({ paths, lowerBound }) => paths.length === lowerBound).length;
  const numbers = {
    charts: plans.length,
    covered: plans.reduce((sum, { taken }) => sum + taken.size, 0),
    total: plans.reduce((sum, { machine }) => sum + transitionsOf(machine).length, 0),
    paths: plans.reduce((sum, { paths }) => sum + paths.length, 0),
    bound: atBound,
    refused: plans.reduce((sum, { refused }) => sum + refused, 0),
    broken: broken.length,
  };
  return [
    spoken(say('total', numbers), language),
    ...without.map((name) => `✗ ${spoken(say('without', { name }), language)}`),
    ...nameless.map((name) => `✗ ${spoken(say('nameless', { name }), language)}`),
  ];
}

interface Closing {
  readonly plans: readonly ChartPlan[];
  readonly broken: readonly BrokenChart[];
  readonly without: readonly string[];
  /** Names of charts that readers have no words for. */
  readonly nameless: readonly string[];
}

function indented(text: string): string[] {
  return text.split('\n').map((line) => `    ${line}`);
}

function shortened(text: string): string {
  return text.length > longestData ? `${text.slice(0, longestData - 1)}…` : text;
}
