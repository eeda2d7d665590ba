import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { invocationsOf } from './invocations';

/** What sets a transition off. */
export type Trigger =
  | { readonly kind: 'event'; readonly name: string }
  /** As soon as the guard holds, with no event. */
  | { readonly kind: 'always' }
  /** Time: milliseconds, the name of a delay in `setup`, or null where it is worked out in place. */
  | { readonly kind: 'after'; readonly delay: number | string | null }
  /** An invoked actor has ended well or badly, or has moved; `source` is its name in `setup`. */
  | { readonly kind: ActorEnd; readonly actor: string; readonly source: string }
  /** All that lies within the state has come to its final states. */
  | { readonly kind: 'stateDone' };

type ActorEnd = 'done' | 'error' | 'snapshot';

const ofActors: readonly (readonly [string, ActorEnd])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
];

/** What sets a transition off, told by its event's name. */
export function triggerOf(definition: AnyTransitionDefinition): Trigger {
  const { source } = definition;
  const eventType: string = definition.eventType;
  if (!eventType) return { kind: 'always' };
  if (eventType.startsWith('xstate.done.state.')) return { kind: 'stateDone' };
  if (eventType.startsWith('xstate.after.')) {
    return { kind: 'after', delay: delayOf(source, eventType) };
  }
  for (const [prefix, kind] of ofActors) {
    if (!eventType.startsWith(prefix)) continue;
    const actor = eventType.slice(prefix.length);
    const invoked = invocationsOf(source).find(({ id }) => id === actor);
    return { kind, actor, source: invoked?.source ?? actor };
  }
  return { kind: 'event', name: eventType };
}

function delayOf(node: AnyStateNode, eventType: string): number | string | null {
  const delay = node.after.find((one) => one.eventType === eventType)?.delay;
  return typeof delay === 'function' ? null : (delay ?? null);
}
