import type { EventObject } from 'xstate';
import type { Stimulus } from '../../paths';

/** What an event is known by among the controls: one of a form belongs to its field, a choice to what is chosen. */
export function eventKey(event: EventObject & { readonly field?: unknown }): string {
  const { type, field, ...payload } = event;
  const [only, ...others]: unknown[] = Object.values(payload);
  if (typeof field === 'string') return `${type} ${field}`;
  return typeof only === 'string' && others.length === 0 && /^\w{1,24}$/.test(only)
    ? `${type} ${only}`
    : type;
}

/** What an actor's end is known by. */
export function outcomeKey({
  kind,
  source,
  index,
}: Extract<Stimulus, { kind: 'done' | 'error' }>): string {
  return `${kind} ${source} ${String(index)}`;
}
