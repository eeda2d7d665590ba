import type { InspectionEvent } from 'xstate';
import { transitionId } from './transitions';

/**
 * The transitions that an inspection event shows as taken.
 *
 * `_transitions` is the one thing here that XState types but marks as its own with an underscore.
 * Nothing public shows which branch of an `always` or of a raised event was taken, and a contract
 * test (tests/paths/step.test.ts) fails should XState rename it.
 */
export function takenIn(event: InspectionEvent): string[] {
  if (event.type !== '@xstate.microstep') return [];
  return event._transitions.map(transitionId).filter((id) => id !== null);
}
