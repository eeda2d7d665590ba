import { getNextTransitions, type AnyTransitionDefinition, type EventObject } from 'xstate';
import { matchesDescriptor } from './eventTypes';
import type { AnyEdge, Graph } from './graph';
import { remembered } from './remembered';
import { advance, isRefusal, type ChartState } from './step';
import { eventsOfType } from './stimuli';
import { stimulusKey, type Sent } from './stimulus';
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

/**
 * The guarded transitions that listen to an event in a state, but refuse it: exploration has found
 * no edge for it.
 */
export function refusedTransitions(graph: Graph, index: number): string[] {
  const state = graph.states[index];
  if (state === undefined) return [];
  const guarded = transitionsFrom(state).filter(({ guard }) => guard !== undefined);
  const heard = [...new Set(guarded.map(({ eventType }) => String(eventType)))];
  const taken = new Set((graph.edges[index] ?? []).map(({ stimulus }) => stimulusKey(stimulus)));
  const refused = graph.sendable
    .filter((type) => heard.some((descriptor) => matchesDescriptor(type, descriptor)))
    .filter((type) =>
      eventsOfType(type, state.snapshot, graph.catalogue).some(
        (event, at) => !taken.has(stimulusKey(sent(event, at))),
      ),
    );
  return guarded
    .filter(({ eventType }) => refused.some((type) => matchesDescriptor(type, String(eventType))))
    .map(transitionId)
    .filter((id) => id !== null);
}

/** The guarded transitions that were asked first in a step, but left it to another one. */
export function passedOver(state: ChartState | undefined, edge: AnyEdge): string[] {
  const { stimulus, taken } = edge;
  if (state === undefined || stimulus.kind === 'start') return [];
  const { type } = stimulus.event;
  const asked = transitionsFrom(state)
    .filter(({ eventType }) => matchesDescriptor(type, String(eventType)))
    .map((transition) => ({ transition, id: transitionId(transition) }));
  const first = asked.findIndex(({ id }) => id !== null && taken.includes(id));
  return asked
    .slice(0, first === -1 ? asked.length : first)
    .flatMap(({ transition: { guard }, id }) => (guard === undefined || id === null ? [] : [id]));
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
