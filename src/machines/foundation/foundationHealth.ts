import { assign, emit, type EventFrom, setup, transition } from 'xstate';
import {
  type AssessedHealth,
  type HealthRefusal,
  healthRefusals,
  reachesHealth,
} from '../../domain/foundation';
import { type ChangeRefused, type Outcome, refusalIn } from '../parts/refusal';

/** The facts of a foundation's health besides its level. */
interface Facts {
  /** 0 to 100; null until it is assessed. */
  readonly score: number | null;
}

type Event =
  | { type: 'health.assessed'; score: number }
  /** A remedial course has had its effect. */
  | { type: 'course.raised' }
  | { type: 'course.lowered' }
  /** An analyst wants a remedial course that moves it. */
  | { type: 'raise.requested' }
  | { type: 'lower.requested' };

type Told =
  | ChangeRefused<HealthRefusal>
  | { type: 'foundation.suggested' }
  | { type: 'course.requested'; direction: 'up' | 'down' };

/** The life of a foundation's health: assessed once, then moved a step at a time by remedial courses. */
export const foundationHealth = setup({
  types: {} as { context: Facts; events: Event; emitted: Told; tags: 'busy' },
  guards: {
    reachesHealth: (_, { score, health }: { score: number; health: AssessedHealth }) =>
      reachesHealth(score, health),
  },
  actions: {
    keepScore: assign((_, { score }: { score: number }) => ({ score })),
    suggestFoundation: emit({ type: 'foundation.suggested' }),
    requestCourse: emit((_, { direction }: { direction: 'up' | 'down' }) => ({
      type: 'course.requested' as const,
      direction,
    })),
    refuse: emit((_, { reason }: { reason: HealthRefusal }) => ({
      type: 'change.refused' as const,
      reason,
    })),
  },
}).createMachine({
  id: 'foundationHealth',
  context: { score: null },
  initial: 'assessing',
  states: {
    assessing: {
      tags: 'busy',
      on: {
        'health.assessed': [
          {
            guard: {
              type: 'reachesHealth',
              params: ({ event: { score } }) => ({ score, health: 'healthy' }),
            },
            target: 'healthy',
            actions: { type: 'keepScore', params: ({ event }) => event },
            meta: { spec: 'FHL-01' },
          },
          {
            guard: {
              type: 'reachesHealth',
              params: ({ event: { score } }) => ({ score, health: 'subHealthy' }),
            },
            target: 'subHealthy',
            actions: { type: 'keepScore', params: ({ event }) => event },
            meta: { spec: 'FHL-02' },
          },
          {
            target: 'unhealthy',
            actions: [{ type: 'keepScore', params: ({ event }) => event }, 'suggestFoundation'],
            meta: { spec: 'FHL-03' },
          },
        ],
      },
    },
    healthy: {
      on: {
        'course.lowered': { target: 'subHealthy', meta: { spec: 'FHL-06' } },
        'raise.requested': {
          actions: { type: 'refuse', params: { reason: 'healthAtMaximum' } },
          meta: { spec: 'FHL-08' },
        },
        'lower.requested': { actions: { type: 'requestCourse', params: { direction: 'down' } } },
      },
    },
    subHealthy: {
      on: {
        'course.raised': { target: 'healthy', meta: { spec: 'FHL-05' } },
        'course.lowered': {
          target: 'unhealthy',
          actions: 'suggestFoundation',
          meta: { spec: 'FHL-07' },
        },
        'raise.requested': { actions: { type: 'requestCourse', params: { direction: 'up' } } },
        'lower.requested': { actions: { type: 'requestCourse', params: { direction: 'down' } } },
      },
    },
    unhealthy: {
      on: {
        'course.raised': { target: 'subHealthy', meta: { spec: 'FHL-04' } },
        'raise.requested': { actions: { type: 'requestCourse', params: { direction: 'up' } } },
        'lower.requested': {
          actions: { type: 'refuse', params: { reason: 'healthAtMinimum' } },
          meta: { spec: 'FHL-09' },
        },
      },
    },
  },
});

/** A foundation's health as it is stored. */
export interface Health extends Facts {
  readonly level: AssessedHealth | 'assessing';
}

/** The next state of a stored health after an event, or the reason of a refusal. */
export function nextHealth(
  { level, score }: Health,
  event: EventFrom<typeof foundationHealth>,
): Outcome<Health, HealthRefusal> {
  const snapshot = foundationHealth.resolveState({ value: level, context: { score } });
  const [next, actions] = transition(foundationHealth, snapshot, event);
  const refusal = refusalIn(actions, healthRefusals);
  if (refusal !== null || !snapshot.can(event)) return { next: null, refusal };
  return { next: { ...next.context, level: next.value }, refusal: null };
}
