import { emit, setup } from 'xstate';

interface Context {
  /** Where monitoring a class leads. */
  readonly to: string;
}

type Event =
  | { type: 'monitoring.requested' }
  /** The profile dialog is closed again; whether nickname and avatar are there now. */
  | { type: 'profile.left'; isComplete: boolean };

export type MonitoringEmitted =
  | { type: 'profile.demanded' }
  | { type: 'page.requested'; to: string; replace: boolean };

/** Who has no nickname or avatar is asked for them before monitoring a class, and then led on [VALID-024]. */
export const classMonitoring = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as MonitoringEmitted,
    tags: {} as 'blocked',
  },
  guards: {
    isComplete: (_, { isComplete }: { isComplete: boolean }) => isComplete,
  },
  actions: {
    demandProfile: emit({ type: 'profile.demanded' as const }),
    goToClass: emit(({ context }): MonitoringEmitted => ({
      type: 'page.requested',
      to: context.to,
      replace: false,
    })),
  },
}).createMachine({
  id: 'classMonitoring',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: { on: { 'monitoring.requested': { target: 'demanding', actions: 'demandProfile' } } },
    demanding: {
      tags: 'blocked',
      on: {
        'profile.left': [
          {
            guard: { type: 'isComplete', params: ({ event }) => event },
            target: 'idle',
            actions: 'goToClass',
          },
          { target: 'idle' },
        ],
      },
    },
  },
});
