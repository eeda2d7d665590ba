import type { ActionDefinition } from '../action';
import {
  type ChartDefinition,
  definitionsWithin,
  type StateDefinition,
  type TransitionDefinition,
} from '../definition';

/**
 * A chart in which no two states run an actor of one id, which SCXML does not allow: an id that
 * several states use becomes `state.id` in each, and what is sent to it is left to the comments.
 */
export function withUniqueActors(chart: ChartDefinition): ChartDefinition {
  const ids = definitionsWithin(chart.root).flatMap(({ invokes }) => invokes.map(({ id }) => id));
  const shared = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
  if (shared.size === 0) return chart;
  const sent = (action: ActionDefinition): ActionDefinition =>
    action.to !== null && shared.has(action.to) ? { ...action, to: null } : action;
  const stateOf = (state: StateDefinition): StateDefinition => ({
    ...state,
    invokes: state.invokes.map((actor) =>
      shared.has(actor.id) ? { ...actor, id: uniqueActor(state.id, actor.id) } : actor,
    ),
    entry: state.entry.map(sent),
    exit: state.exit.map(sent),
    beginning: state.beginning.map(sent),
    states: state.states.map(stateOf),
  });
  const transitionOf = (transition: TransitionDefinition): TransitionDefinition => {
    const { trigger, event, from, actions } = transition;
    const isOfActor = 'actor' in trigger && shared.has(trigger.actor);
    const prefix = isOfActor ? event.slice(0, -trigger.actor.length) : '';
    return {
      ...transition,
      ...(isOfActor && { event: prefix + uniqueActor(from, trigger.actor) }),
      actions: actions.map(sent),
    };
  };
  return {
    ...chart,
    root: stateOf(chart.root),
    transitions: chart.transitions.map(transitionOf),
  };
}

/** What an actor is called whose id other states use too. */
function uniqueActor(state: string, actor: string): string {
  return `${state}.${actor}`;
}
