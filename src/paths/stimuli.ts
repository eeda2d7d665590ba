import { getNextTransitions } from 'xstate';
import type { AnyActorRef, AnyMachineSnapshot, EventObject } from 'xstate';
import { casesIn, type AnyCatalogue } from './catalogue';
import { isWildcard, matchesDescriptor } from './eventTypes';
import type { OutcomeKind } from './held';
import type { ChartState } from './step';
import type { Elapsed, Outcome, Sent, Stimulus } from './stimulus';

/**
 * What the world outside can do in a state: every event that a transition there listens to, every
 * outcome of every actor that runs there, and the passing of time to the next timer.
 * Throws when the catalogue lacks an outcome, or an event for a wildcard, and names it.
 */
export function stimuliIn(
  state: ChartState,
  catalogue: AnyCatalogue,
  sendable: readonly string[],
): Stimulus[] {
  if (state.snapshot.status !== 'active') return [];
  const descriptors = new Set(
    getNextTransitions(state.snapshot).map(({ eventType }) => String(eventType)),
  );
  const types = new Set([...descriptors].flatMap((descriptor) => matching(descriptor, sendable)));
  return [
    ...[...types].flatMap((type) => eventsFor(type, state.snapshot, catalogue)),
    ...[...descriptors].flatMap((descriptor) => outcomesFor(descriptor, state, catalogue)),
    ...timeIn(state),
  ];
}

/** The catalogue's events of one type in a state: its payloads, or the bare event. */
export function eventsOfType(
  type: string,
  snapshot: AnyMachineSnapshot,
  catalogue: AnyCatalogue,
): EventObject[] {
  const payloads = casesIn(catalogue.events?.[type], snapshot) ?? [{}];
  return payloads.map((payload) => ({ ...payload, type }));
}

function matching(descriptor: string, sendable: readonly string[]): string[] {
  const types = sendable.filter((type) => matchesDescriptor(type, descriptor));
  if (types.length === 0 && isWildcard(descriptor)) {
    throw new Error(`The catalogue has no event that "${descriptor}" matches`);
  }
  return types;
}

function eventsFor(type: string, snapshot: AnyMachineSnapshot, catalogue: AnyCatalogue): Sent[] {
  return eventsOfType(type, snapshot, catalogue).map((event, index) => ({
    kind: 'event',
    event,
    index,
  }));
}

function outcomesFor(descriptor: string, state: ChartState, catalogue: AnyCatalogue): Outcome[] {
  const ending = /^xstate\.(done|error)\.actor\.(.+)$/.exec(descriptor);
  if (ending === null) return [];
  const kind: OutcomeKind = ending[1] === 'done' ? 'done' : 'error';
  const actor = ending[2] ?? '';
  const child: AnyActorRef | undefined = state.snapshot.children[actor];
  if (child === undefined || state.settled.includes(child)) return [];
  const source = typeof child.src === 'string' ? child.src : actor;
  const listed = catalogue.outcomes?.[actor] ?? catalogue.outcomes?.[source];
  const cases = casesIn(listed?.[kind], state.snapshot);
  if (cases === null) {
    throw new Error(
      `The catalogue has no "${kind}" outcome for the actor "${source}" (invoked as "${actor}" in ` +
        `${JSON.stringify(state.snapshot.value)})`,
    );
  }
  return cases.map((value, index) => {
    const told = kind === 'done' ? { output: value } : { error: value };
    return {
      kind,
      actor,
      source,
      value,
      index,
      event: { type: descriptor, actorId: actor, ...told },
    };
  });
}

function timeIn({ timers }: ChartState): Elapsed[] {
  const [next] = [...timers].sort((one, other) => one.left - other.left);
  return next === undefined ? [] : [{ kind: 'after', delay: next.left, event: next.event }];
}
