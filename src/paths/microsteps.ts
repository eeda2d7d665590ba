import type { InspectionEvent } from 'xstate';
import { transitionId } from './transitions';

/**
 * The transitions that an inspection event of a chart shows as taken; none for its children's.
 *
 * `_transitions` is the one thing here that XState types but marks as its own with an underscore.
 * Nothing public shows which branch of an `always` or of a raised event was taken, and a contract
 * test (tests/paths/step.test.ts) fails should XState rename it.
 */
export function takenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep' || !isRoot(event)) return [];
  return event._transitions.map(transitionId).filter((id) => id !== null);
}

/** Whether an inspection event is about the chart itself and not about one of its children. */
export function isRoot(event: InspectionEvent): boolean {
  return event.actorRef.sessionId === event.rootId;
}
