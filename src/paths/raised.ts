import type { AnyStateMachine } from 'xstate';
import { stateNodes } from './stateNodes';

/** The types of events that a chart raises itself, so that nobody outside has to send them. */
export function raisedTypes(machine: AnyStateMachine): Set<string> {
  const named = machine.implementations.actions;
  const actions: unknown[] = stateNodes(machine).flatMap((node) => [
    ...node.entry,
    ...node.exit,
    ...[...node.transitions.values(), node.always ?? []].flat().flatMap(({ actions }) => actions),
  ]);
  const types = actions
    .map((action) => (typeof action === 'string' ? named[action] : action))
    .map(raisedType);
  return new Set(types.filter((type) => type !== null));
}

function raisedType(action: unknown): string | null {
  if (typeof action !== 'function' || !('type' in action) || !('event' in action)) return null;
  const { event } = action;
  if (action.type !== 'xstate.raise' || typeof event !== 'object' || event === null) return null;
  return 'type' in event && typeof event.type === 'string' ? event.type : null;
}
