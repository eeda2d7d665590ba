import type { AnyStateMachine } from 'xstate';
import type { AnyCatalogue } from './catalogue';
import { raisedTypes } from './raised';
import { transitionsOf } from './transitions';

const internal = ['xstate.done.', 'xstate.error.', 'xstate.after.', 'xstate.snapshot.'];

/**
 * The event types that somebody outside may send: those that a transition or the catalogue names,
 * without what XState sends itself and what the chart raises itself. A wildcard stands for the
 * catalogue's events that it matches.
 */
export function sendableTypes(machine: AnyStateMachine, catalogue: AnyCatalogue): string[] {
  const raised = raisedTypes(machine);
  const named = transitionsOf(machine)
    .map(({ event }) => event)
    .filter((type) => type !== 'always' && !isInternal(type) && !isWildcard(type))
    .filter((type) => !raised.has(type));
  return [...new Set([...named, ...Object.keys(catalogue.events ?? {})])];
}

/** Whether a transition's event descriptor stands for several event types. */
export function isWildcard(descriptor: string): boolean {
  return descriptor === '*' || descriptor.endsWith('.*');
}

/** Whether an event of a type is meant by a transition's descriptor. */
export function matchesDescriptor(type: string, descriptor: string): boolean {
  if (!isWildcard(descriptor)) return type === descriptor;
  const prefix = descriptor.slice(0, -1);
  return type.startsWith(prefix) || type === descriptor.slice(0, -2);
}

function isInternal(type: string): boolean {
  return internal.some((prefix) => type.startsWith(prefix));
}
