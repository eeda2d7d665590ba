import type { Trigger } from '../model/trigger';
import { actionText, conditionText } from '../formats/text';
import type { ChartDefinition, StateDefinition, TransitionDefinition } from '../formats/definition';

/** What a state of one version is called in both; null for one whose other name is not known yet. */
export type CommonName = (id: string) => string | null;

/** Whether everything counts, or only what lies in what and what leads where. */
export type Depth = 'all' | 'structure';

/** What sets a transition off, in words that do not change with the names of states. */
export function triggerKey(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name;
    case 'after':
    case 'always':
    case 'stateDone':
      return trigger.kind;
    default:
      return `${trigger.kind} ${actorKey(trigger.actor)}`;
  }
}

/** XState names an actor that has no name by its number and its state: `0.chart.loading`. */
export function actorKey(actor: string): string {
  return /^(\d+)\./.exec(actor)?.[1] ?? actor;
}

/** The guard of a transition as text; empty for none. */
export function guardText({ condition }: TransitionDefinition): string {
  return condition === null ? '' : conditionText(condition);
}

/**
 * What makes a state what it is, whatever it is called: what it does, what leads out of it and into
 * it, and what lies within it. States whose common name is not known yet count as alike.
 */
export function shapeOf(
  state: StateDefinition,
  chart: ChartDefinition,
  common: CommonName,
  depth: Depth,
): string {
  const places = placesWithin(state);
  const nameOf = (id: string) => places.get(id) ?? common(id) ?? 'unknown';
  const into = chart.transitions.filter(
    ({ from, targets }) => targets.includes(state.id) && common(from) !== null && !places.has(from),
  );
  return JSON.stringify([
    contentOf(state, { chart, nameOf, depth }),
    into.map((one) => [nameOf(one.from), triggerKey(one.trigger), guardText(one)]),
  ]);
}

/** What lies in a state by its place, not by its name, since it may have been renamed too. */
function placesWithin(state: StateDefinition, place = 'here'): Map<string, string> {
  const inner = state.states.flatMap((child, index) => [
    ...placesWithin(child, `${place} ${index}`),
  ]);
  return new Map([[state.id, place], ...inner]);
}

interface View {
  readonly chart: ChartDefinition;
  readonly nameOf: (id: string) => string;
  readonly depth: Depth;
}

function contentOf(state: StateDefinition, view: View): unknown {
  const { chart, nameOf, depth } = view;
  const { kind, isDeep, initial, remembers, invokes, states } = state;
  const own = chart.transitions.filter(({ from }) => from === state.id);
  return {
    kind,
    isDeep,
    initial: initial === null ? null : nameOf(initial),
    remembers: remembers.map(nameOf),
    invokes: invokes.map(({ id, source }) => [actorKey(id), source]),
    transitions: own.map((one) => [
      triggerKey(one.trigger),
      guardText(one),
      one.targets.map(nameOf),
      ...(depth === 'all' ? [one.actions.map(actionText), one.isReentering, one.spec] : []),
    ]),
    states: states.map((child) => contentOf(child, view)),
    ...(depth === 'all' && detailsOf(state)),
  };
}

function detailsOf({ tags, entry, exit, beginning, timers, hasOutput }: StateDefinition): object {
  const actions = [entry, exit, beginning].map((all) => all.map(actionText));
  return { tags, actions, timers: timers.map(({ delay }) => delay), hasOutput };
}

/** What a state is called within the one that it lies in. */
export function keyOf({ path }: StateDefinition): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
