import { getNextTransitions, type AnyTransitionDefinition } from 'xstate';
import { matchesDescriptor } from './eventTypes';
import type { Graph } from './graph';
import { advance, isRefusal, type ChartState } from './step';
import { eventsOfType } from './stimuli';
import type { Sent } from './stimulus';
import { transitionId } from './transitions';

/**
 * Every event of a chart that must do nothing in a state: no transition there listens to it, or
 * all guards refuse it. None in a state that has ended, since an ended chart hears nothing.
 */
export function refusedEvents(graph: Graph, state: ChartState): Sent[] {
  if (state.snapshot.status !== 'active') return [];
  return graph.sendable
    .flatMap((type) => candidates(graph, state, type))
    .filter((stimulus) => isRefusal(stimulus, advance(graph.machine, state, stimulus)));
}

/** The guarded transitions that listen to an event in a state, but refuse it. */
export function refusedTransitions(graph: Graph, state: ChartState): string[] {
  const guarded = transitionsFrom(state).filter(({ guard }) => guard !== undefined);
  const refused = refusedEvents(graph, state).map(({ event }) => event.type);
  return guarded
    .filter(({ eventType }) => refused.some((type) => matchesDescriptor(type, String(eventType))))
    .map(transitionId)
    .filter((id) => id !== null);
}

function transitionsFrom({ snapshot }: ChartState): AnyTransitionDefinition[] {
  return snapshot.status === 'active' ? getNextTransitions(snapshot) : [];
}

/**
 * The catalogue's payloads, but where no transition listens the bare event does as well, and a
 * function of the catalogue need not know what to make of such a state.
 */
function candidates(graph: Graph, state: ChartState, type: string): Sent[] {
  const isHeard = transitionsFrom(state).some(({ eventType }) =>
    matchesDescriptor(type, String(eventType)),
  );
  const isMade = typeof graph.catalogue.events?.[type] === 'function';
  const events =
    isMade && !isHeard ? [{ type }] : eventsOfType(type, state.snapshot, graph.catalogue);
  return events.map((event, index) => ({ kind: 'event', event, index }));
}
