import { emit, type EventFrom, setup, transition } from 'xstate';
import {
  isInOrder,
  type LessonLock,
  type LessonPlace,
  type LockRefusal,
  lockRefusals,
} from '../../domain/lessons';
import { type ChangeRefused, type Outcome, refusalIn } from '../parts/refusal';

type Event = { type: 'unlock.requested' } | { type: 'lock.requested' } | { type: 'order.reached' };

type Told = ChangeRefused<LockRefusal> | { type: 'chapter.unlocked' };

/** The life of a lesson's lock for one student; the server runs the same chart to accept or refuse. */
export const lessonLock = setup({
  types: {} as {
    context: LessonPlace;
    events: Event;
    input: LessonPlace;
    emitted: Told;
    tags: 'blocked' | 'done';
  },
  guards: {
    isNewFoundation: ({ context }) => context.isNewFoundation,
    isInOrder: ({ context }) => isInOrder(context),
  },
  actions: {
    refuse: emit((_, { reason }: { reason: LockRefusal }) => ({
      type: 'change.refused' as const,
      reason,
    })),
    unlockChapter: emit({ type: 'chapter.unlocked' }),
  },
}).createMachine({
  id: 'lessonLock',
  context: ({ input }) => input,
  initial: 'locked',
  states: {
    locked: {
      tags: 'blocked',
      on: {
        'unlock.requested': [
          {
            guard: 'isNewFoundation',
            actions: { type: 'refuse', params: { reason: 'unlockNewFoundation' } },
            meta: { spec: 'LCK-03' },
          },
          {
            guard: 'isInOrder',
            target: 'unlocked',
            actions: 'unlockChapter',
            meta: { spec: 'LCK-01' },
          },
          {
            actions: { type: 'refuse', params: { reason: 'unlockEarlierLocked' } },
            meta: { spec: 'LCK-02' },
          },
        ],
        'order.reached': { target: 'opened', meta: { spec: 'LCK-04' } },
      },
    },
    opened: {
      on: {
        'lock.requested': [
          {
            guard: 'isNewFoundation',
            actions: { type: 'refuse', params: { reason: 'lockNewFoundation' } },
            meta: { spec: 'LCK-06' },
          },
          { target: 'locked', meta: { spec: 'LCK-05' } },
        ],
        'unlock.requested': {
          target: 'unlocked',
          actions: 'unlockChapter',
          meta: { spec: 'LCK-07' },
        },
      },
    },
    /** For good: only the refusal is left. */
    unlocked: {
      tags: 'done',
      on: {
        'lock.requested': {
          actions: { type: 'refuse', params: { reason: 'lockForGood' } },
          meta: { spec: 'LCK-08' },
        },
      },
    },
  },
});

/** The next state of a stored lock after an event, or the reason of a refusal. */
export function nextLessonLock(
  lock: LessonLock,
  place: LessonPlace,
  event: EventFrom<typeof lessonLock>,
): Outcome<LessonLock, LockRefusal> {
  const snapshot = lessonLock.resolveState({ value: lock, context: place });
  const [next, actions] = transition(lessonLock, snapshot, event);
  if (next.value === lock) return { next: null, refusal: refusalIn(actions, lockRefusals) };
  return { next: next.value, refusal: null };
}
