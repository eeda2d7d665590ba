import {
  type ChartDefinition,
  definitionOf,
  definitionsWithin,
} from '../../src/atlas/formats/definition';
import type { ActionDefinition } from '../../src/atlas/formats/action';
import type { Condition, Parameters } from '../../src/atlas/formats/condition';
import type { AnyStateMachine } from 'xstate';

/** A requirement, and one of the transitions that settle it: event, guard, actions, and what its target runs. */
export interface Tie {
  readonly id: string;
  /** The columns of transitionTies.tsv after the id. */
  readonly text: string;
}

/** Every tie of a chart as it is now, in document order. */
export function tiesOf(chart: AnyStateMachine): Tie[] {
  const definition = definitionOf(chart);
  return definition.transitions.flatMap((transition) => {
    const text = [
      transition.id,
      transition.condition === null ? '-' : conditionText(transition.condition),
      listed(transition.actions.map(actionText)),
      listed(transition.targets),
      listed(transition.targets.flatMap((target) => enteredText(definition, target))),
    ].join('\t');
    return transition.spec.map((id) => ({ id, text }));
  });
}

/** What a state does on entry, and what it runs; that of the states in which it begins as well. */
function enteredText(definition: ChartDefinition, id: string): string[] {
  const state = definitionsWithin(definition.root).find((one) => one.id === id);
  if (state === undefined) return [];
  return [
    ...state.entry.map(actionText),
    ...state.invokes.map(({ source }) => `runs ${source}`),
    ...(state.initial === null ? [] : enteredText(definition, state.initial)),
  ];
}

function actionText({ name, does, given, event }: ActionDefinition): string {
  return `${does} ${name}${givenText(given)}${event === null ? '' : ` (${event})`}`;
}

function conditionText(condition: Condition): string {
  if (condition.kind === 'named') return `${condition.name}${givenText(condition.params)}`;
  if (condition.kind === 'in') return `in ${JSON.stringify(condition.state)}`;
  if (condition.kind === 'inline') return 'inline';
  return `${condition.kind}(${condition.of.map(conditionText).join(', ')})`;
}

function givenText(given: Parameters): string {
  if (given.kind === 'none') return '';
  return given.kind === 'value' ? JSON.stringify(given.value) : '{…}';
}

function listed(parts: readonly string[]): string {
  return parts.length === 0 ? '-' : parts.join(', ');
}
