import { StateMachine, type AnyStateMachine } from 'xstate';
import { stateNodes } from '../../paths';
import {
  definitionsWithin,
  type ChartDefinition,
  type StateDefinition,
  type TransitionDefinition,
} from '../formats/definition';
import { actionText, conditionText, delayText } from '../formats/text';
import { has } from '../formats/properties';
import type { Names } from '../model/names';
import type { BothNames } from './words';

/** The states of a chart as lines of text. */
export function stateLines({ root }: ChartDefinition): string[] {
  return ['States', ...definitionsWithin(root).map((state) => `  ${stateLine(state)}`)];
}

function stateLine({ path, kind, tags, entry, exit, invokes, timers, hasOutput }: StateDefinition) {
  const facts: readonly (readonly [string, readonly string[]])[] = [
    ['tags', tags],
    ['on entry', entry.map(actionText)],
    ['on exit', exit.map(actionText)],
    ['runs', invokes.map(({ source }) => source)],
    ['after', timers.map(({ delay }) => delayText(delay))],
    ['ends', hasOutput ? ['with output'] : []],
  ];
  const told = facts.filter(([, all]) => all.length > 0);
  const place = `${path === '' ? '(chart)' : path}${kind === 'atomic' ? '' : ` (${kind})`}`;
  return [place, ...told.map(([name, all]) => `${name} ${all.join(', ')}`)].join('; ');
}

/** The transitions of a chart as lines of text, below each what it says in words. */
export function transitionLines({ transitions, root }: ChartDefinition, names: BothNames) {
  const paths = new Map(definitionsWithin(root).map(({ id, path }) => [id, path]));
  return [
    'Transitions',
    ...transitions.flatMap((one) => [
      `  ${transitionLine(one)}`,
      `    # ${[names.zh, names.en].map((name) => sentence(one, name, paths)).join(' / ')}`,
    ]),
  ];
}

function transitionLine(transition: TransitionDefinition): string {
  const { id, condition, targets, isReentering, actions, spec } = transition;
  return [
    id,
    ...(condition === null ? [] : [`if ${conditionText(condition)}`]),
    `→ ${targets.length === 0 ? '(stays)' : targets.join(', ')}${isReentering ? ' anew' : ''}`,
    ...(actions.length === 0 ? [] : [`doing ${actions.map(actionText).join(', ')}`]),
    ...(spec.length === 0 ? [] : [`for ${spec.join(', ')}`]),
  ].join(' ');
}

function sentence(
  { trigger, guard, targets }: TransitionDefinition,
  names: Names,
  paths: ReadonlyMap<string, string>,
): string {
  const condition = guard === null ? '' : ` [${names.guard(guard) ?? guard}]`;
  const to = targets.map((id) => names.state(paths.get(id) ?? id)).join(', ');
  return `${names.trigger(trigger)}${condition}${to === '' ? '' : ` → ${to}`}`;
}

/** Which call, or which chart, stands behind each actor that a chart runs. */
export function actorLines(machine: AnyStateMachine): string[] {
  const { actors } = machine.implementations;
  const invoked = stateNodes(machine).flatMap(({ invoke }) =>
    invoke.map(({ id, src }): [string, unknown] =>
      typeof src === 'string' ? [src, actors[src]] : [id, src],
    ),
  );
  const all = new Map([...Object.entries(actors), ...invoked]);
  const lines = [...all]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, logic]) => `  ${name}: ${logicText(logic)}`);
  return lines.length === 0 ? [] : ['Actors', ...lines];
}

function logicText(logic: unknown): string {
  if (logic === undefined) return 'given where it runs';
  if (has(logic, 'call') && has(logic.call, 'path') && has(logic.call, 'host')) {
    return `calls ${String(logic.call.host)} ${String(logic.call.path)}`;
  }
  if (logic instanceof StateMachine) return `the chart ${logic.id}`;
  return 'of its own';
}
