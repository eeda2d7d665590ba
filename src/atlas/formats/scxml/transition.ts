import {
  definitionsWithin,
  type ChartDefinition,
  type StateDefinition,
  type TransitionDefinition,
} from '../definition';
import { executable } from './actions';
import { expressionOf, quoted } from './expression';
import { endOf, eventName, xmlId } from './names';
import { unheardWithin } from './unheard';
import { comment, element, type Xml } from './xml';

/** A transition, with what it settles before it, and what SCXML says otherwise than XState. */
export function transitionXml(chart: ChartDefinition, transition: TransitionDefinition): Xml[] {
  const { event, spec, description, actions } = transition;
  const { targets, isInternal, remark } = wayOf(chart, transition);
  const notes = [spec.join(', '), description ?? '', remark].filter((note) => note !== '');
  return [
    ...notes.map(comment),
    element(
      'transition',
      {
        event: event === 'always' ? null : eventName(event),
        cond: conditionText(chart, transition),
        target: targets.length === 0 ? null : targets.map(xmlId).join(' '),
        type: isInternal ? 'internal' : null,
      },
      actions.flatMap(executable),
    ),
  ];
}

function conditionText(chart: ChartDefinition, transition: TransitionDefinition): string | null {
  const { condition, id, event } = transition;
  const parts = [
    exactly(chart, event),
    unheardWithin(chart, transition),
    condition === null ? null : expressionOf(condition, id),
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' && ');
}

/** Where the whole chart is done, its document ends. */
export function endXml(chart: ChartDefinition): Xml {
  const event = `xstate.done.state.${chart.chart}`;
  const attributes = { event: eventName(event), cond: exactly(chart, event) };
  return element('transition', { ...attributes, target: endOf(chart.chart) });
}

/** In SCXML `draft` means `draft.saved` too; in XState only `draft.*` does. */
function exactly(chart: ChartDefinition, event: string): string | null {
  if (event === 'always' || event.endsWith('*')) return null;
  const name = eventName(event);
  const isPrefix = eventNames(chart).some((other) => other.startsWith(`${name}.`));
  return isPrefix ? `_event.name === ${quoted(name)}` : null;
}

/** What a chart hears, and what an interpreter sends of itself: that a state or an actor ended. */
function eventNames({ root, transitions }: ChartDefinition): string[] {
  const ended = definitionsWithin(root).flatMap(({ id, invokes }) => [
    `xstate.done.state.${id}`,
    ...invokes.map((actor) => `xstate.done.actor.${actor.id}`),
  ]);
  return [...transitions.map(({ event }) => event), ...ended].map(eventName);
}

interface Way {
  readonly targets: readonly string[];
  readonly isInternal: boolean;
  readonly remark: string;
}

const staysInParallel =
  'SCXML leaves and enters the parallel state around source and target too; XState does not';

/** Where a transition leads, and whether its source is left on the way. */
function wayOf({ root }: ChartDefinition, transition: TransitionDefinition): Way {
  const { targets, isReentering } = transition;
  const states = definitionsWithin(root);
  const source = states.find(({ id }) => id === transition.from) ?? root;
  const within = new Set(definitionsWithin(source).map(({ id }) => id));
  const isInward = !isReentering && targets.length > 0 && targets.every((id) => within.has(id));
  const domain = isInward ? source : commonAncestor(root, [source.id, ...targets]);
  return {
    targets: targets.flatMap((id) => (isInward && id === source.id ? beginningOf(source) : [id])),
    isInternal: isInward && source.kind === 'compound',
    remark: domain?.kind === 'parallel' && targets.length > 0 ? staysInParallel : '',
  };
}

/** Where a state begins: to enter it without leaving it is to enter this, or nothing. */
function beginningOf({ initial, states }: StateDefinition): string[] {
  return initial === null ? states.map(({ id }) => id) : [initial];
}

/** The innermost state that has all of some states within it, none of them itself. */
function commonAncestor(state: StateDefinition, ids: readonly string[]): StateDefinition | null {
  const inner = state.states.flatMap((child) => commonAncestor(child, ids) ?? []);
  if (inner[0] !== undefined) return inner[0];
  const within = new Set(state.states.flatMap(definitionsWithin).map(({ id }) => id));
  return ids.every((id) => within.has(id)) ? state : null;
}
