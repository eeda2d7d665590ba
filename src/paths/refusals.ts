import { getNextTransitions, type AnyTransitionDefinition, type EventObject } from 'xstate';
import { matchesDescriptor } from './eventTypes';
import type { Graph } from './graph';
import { remembered } from './remembered';
import { advance, isRefusal, type ChartState } from './step';
import { eventsOfType } from './stimuli';
import type { Sent } from './stimulus';
import { transitionId } from './transitions';

/**
 * Every event of a chart that must do nothing in a state: no transition there listens to it, or
 * all guards refuse it. None in a state that has ended, since an ended chart hears nothing.
 */
export const refusedEvents = remembered((graph, state: ChartState): readonly Sent[] => {
  if (state.snapshot.status !== 'active') return [];
  const heard = transitionsFrom(state).map(({ eventType }) => String(eventType));
  return graph.sendable.flatMap((type) =>
    heard.some((descriptor) => matchesDescriptor(type, descriptor))
      ? refusedOfType(graph, state, type)
      : unheardOfType(graph, state, type),
  );
});

/** The guarded transitions that listen to an event in a state, but refuse it. */
export function refusedTransitions(graph: Graph, state: ChartState): string[] {
  const guarded = transitionsFrom(state).filter(({ guard }) => guard !== undefined);
  const heard = [...new Set(guarded.map(({ eventType }) => String(eventType)))];
  const refused = graph.sendable
    .filter((type) => heard.some((descriptor) => matchesDescriptor(type, descriptor)))
    .filter((type) => refusedOfType(graph, state, type).length > 0);
  return guarded
    .filter(({ eventType }) => refused.some((type) => matchesDescriptor(type, String(eventType))))
    .map(transitionId)
    .filter((id) => id !== null);
}

function transitionsFrom({ snapshot }: ChartState): AnyTransitionDefinition[] {
  return snapshot.status === 'active' ? getNextTransitions(snapshot) : [];
}

/** The catalogue's payloads that guards refuse, of a type that some transition listens to. */
function refusedOfType(graph: Graph, state: ChartState, type: string): Sent[] {
  return eventsOfType(type, state.snapshot, graph.catalogue)
    .map(sent)
    .filter((stimulus) => isRefusal(stimulus, advance(graph.machine, state, stimulus)));
}

/**
 * The catalogue's payloads of a type that nothing listens to. The bare event does as well where the
 * catalogue makes payloads from the state: it need not know what to make of this one.
 */
function unheardOfType({ catalogue }: Graph, { snapshot }: ChartState, type: string): Sent[] {
  const isMade = typeof catalogue.events?.[type] === 'function';
  return (isMade ? [{ type }] : eventsOfType(type, snapshot, catalogue)).map(sent);
}

function sent(event: EventObject, index: number): Sent {
  return { kind: 'event', event, index };
}
