import { emit, type EventFrom, setup, transition } from 'xstate';
import { type SmartMode, type SmartModeRefusal, smartModeRefusals } from '../../domain/foundation';
import { type ChangeRefused, type Outcome, refusalIn } from '../parts/refusal';

type Event =
  | { type: 'mode.turnedOn' }
  | { type: 'mode.turnedOff' }
  | { type: 'headquarters.enabled' }
  | { type: 'headquarters.disabled' };

/** The life of a student's health smart mode: the analyst's to turn, until headquarters turns it on for good. */
export const smartMode = setup({
  types: {} as { events: Event; emitted: ChangeRefused<SmartModeRefusal>; tags: 'blocked' },
  actions: { refuse: emit({ type: 'change.refused', reason: 'byHeadquarters' }) },
}).createMachine({
  id: 'smartMode',
  initial: 'off',
  states: {
    off: { on: { 'mode.turnedOn': 'on', 'headquarters.enabled': 'onByHeadquarters' } },
    on: { on: { 'mode.turnedOff': 'off', 'headquarters.enabled': 'onByHeadquarters' } },
    onByHeadquarters: {
      tags: 'blocked',
      on: { 'mode.turnedOff': { actions: 'refuse' }, 'headquarters.disabled': 'off' },
    },
  },
});

/** The next state of a stored smart mode after an event, or the reason of a refusal. */
export function nextSmartMode(
  mode: SmartMode,
  event: EventFrom<typeof smartMode>,
): Outcome<SmartMode, SmartModeRefusal> {
  const snapshot = smartMode.resolveState({ value: mode, context: {} });
  const [next, actions] = transition(smartMode, snapshot, event);
  const refusal = refusalIn(actions, smartModeRefusals);
  if (refusal !== null || !snapshot.can(event)) return { next: null, refusal };
  return { next: next.value, refusal: null };
}
