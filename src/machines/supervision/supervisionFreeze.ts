import { assign, type EventFrom, setup, transition } from 'xstate';
import type { FreezeReason } from '../../domain/supervision';

/** Why a student's supervision is frozen; no reason while it is active. */
interface Facts {
  readonly reasons: readonly FreezeReason[];
}

type Event =
  /** Mid-term or final scores were not submitted in time. */
  | { type: 'scores.missed' }
  | { type: 'scores.submitted' }
  | { type: 'profile.lacked' }
  | { type: 'profile.completed' };

const without = (reasons: readonly FreezeReason[], reason: FreezeReason) =>
  reasons.filter((one) => one !== reason);

/** The life of supervising a student: functions freeze for up to two reasons, and thaw with the last. */
export const supervisionFreeze = setup({
  types: {} as { context: Facts; events: Event; tags: 'editable' | 'blocked' },
  guards: {
    isReason: ({ context }, { reason }: { reason: FreezeReason }) =>
      context.reasons.includes(reason),
    isOnlyReason: ({ context }, { reason }: { reason: FreezeReason }) =>
      context.reasons.includes(reason) && context.reasons.length === 1,
    isNewReason: ({ context }, { reason }: { reason: FreezeReason }) =>
      !context.reasons.includes(reason),
  },
  actions: {
    addReason: assign(({ context }, { reason }: { reason: FreezeReason }) => ({
      reasons: [...context.reasons, reason],
    })),
    dropReason: assign(({ context }, { reason }: { reason: FreezeReason }) => ({
      reasons: without(context.reasons, reason),
    })),
  },
}).createMachine({
  id: 'supervisionFreeze',
  context: { reasons: [] },
  initial: 'active',
  states: {
    active: {
      tags: 'editable',
      on: {
        'scores.missed': {
          target: 'frozen',
          actions: { type: 'addReason', params: { reason: 'scoresMissing' } },
          meta: { spec: 'SFZ-01' },
        },
        'profile.lacked': {
          target: 'frozen',
          actions: { type: 'addReason', params: { reason: 'profileIncomplete' } },
          meta: { spec: 'SFZ-02' },
        },
      },
    },
    frozen: {
      tags: 'blocked',
      on: {
        'scores.missed': {
          guard: { type: 'isNewReason', params: { reason: 'scoresMissing' } },
          actions: { type: 'addReason', params: { reason: 'scoresMissing' } },
        },
        'profile.lacked': {
          guard: { type: 'isNewReason', params: { reason: 'profileIncomplete' } },
          actions: { type: 'addReason', params: { reason: 'profileIncomplete' } },
        },
        'scores.submitted': [
          {
            guard: { type: 'isOnlyReason', params: { reason: 'scoresMissing' } },
            target: 'active',
            actions: { type: 'dropReason', params: { reason: 'scoresMissing' } },
            meta: { spec: 'SFZ-03' },
          },
          {
            guard: { type: 'isReason', params: { reason: 'scoresMissing' } },
            actions: { type: 'dropReason', params: { reason: 'scoresMissing' } },
            meta: { spec: 'SFZ-04' },
          },
        ],
        'profile.completed': [
          {
            guard: { type: 'isOnlyReason', params: { reason: 'profileIncomplete' } },
            target: 'active',
            actions: { type: 'dropReason', params: { reason: 'profileIncomplete' } },
            meta: { spec: 'SFZ-03' },
          },
          {
            guard: { type: 'isReason', params: { reason: 'profileIncomplete' } },
            actions: { type: 'dropReason', params: { reason: 'profileIncomplete' } },
            meta: { spec: 'SFZ-04' },
          },
        ],
      },
    },
  },
});

/** The reasons for which a student's supervision is frozen, after an event; null when it may not happen. */
export function nextFreezeReasons(
  reasons: readonly FreezeReason[],
  event: EventFrom<typeof supervisionFreeze>,
): readonly FreezeReason[] | null {
  const snapshot = supervisionFreeze.resolveState({
    value: reasons.length === 0 ? 'active' : 'frozen',
    context: { reasons },
  });
  if (!snapshot.can(event)) return null;
  const [next] = transition(supervisionFreeze, snapshot, event);
  return next.context.reasons;
}
