import { assign, emit, type EventFrom, setup, transition } from 'xstate';
import {
  type FoundationStatus,
  type Mode,
  type RestartRefusal,
  restartRefusals,
  type SwitchRule,
} from '../../domain/foundation';
import { type ChangeRefused, type Outcome, refusalIn } from '../parts/refusal';

/** The facts of a student's foundation in a subject besides its status [ENTITY-030]. */
interface Facts {
  /** Counts from 1. */
  readonly round: number;
  readonly mode: Mode;
  readonly level: number;
  /** 0 to 1. */
  readonly progress: number;
  /** The mode that takes effect after regrading; null unless it was switched. */
  readonly nextMode: Mode | null;
}

interface Life extends Facts {
  /** Only a supervised student can be assigned a restart by an analyst. */
  readonly isSupervised: boolean;
}

type Event =
  | { type: 'restart.assigned' }
  | { type: 'restart.assignedBySystem' }
  | { type: 'restart.confirmed' }
  | { type: 'mode.switched'; mode: Mode; rule: SwitchRule }
  /** The student has been through the grading, which found the level to begin with. */
  | { type: 'student.regraded'; level: number };

/** The life of a student's foundation: restarts and switches of the mode both end in a regrading. */
export const foundationRestart = setup({
  types: {} as {
    context: Life;
    events: Event;
    input: Life;
    emitted: ChangeRefused<RestartRefusal>;
    tags: 'busy';
  },
  guards: {
    isSupervised: ({ context }) => context.isSupervised,
    isSwitching: ({ context }) => context.nextMode !== null,
    isOtherMode: ({ context }, { mode }: { mode: Mode }) => mode !== context.mode,
    resetsProgress: ({ context }, { mode, rule }: { mode: Mode; rule: SwitchRule }) =>
      mode !== context.mode && rule === 'resetsProgress',
  },
  actions: {
    refuse: emit({ type: 'change.refused', reason: 'restartNotSupervised' }),
    keepNextMode: assign((_, { mode }: { mode: Mode }) => ({ nextMode: mode })),
    resetProgress: assign({ level: 1, progress: 0 }),
    startRound: assign(({ context }, { level }: { level: number }) => ({
      round: context.round + 1,
      level,
      progress: 0,
    })),
    enterMode: assign(({ context }, { level }: { level: number }) => ({
      mode: context.nextMode ?? context.mode,
      nextMode: null,
      level: Math.max(level, context.level),
    })),
  },
}).createMachine({
  id: 'foundationRestart',
  context: ({ input }) => input,
  initial: 'active',
  states: {
    active: {
      on: {
        'restart.assigned': [
          { guard: 'isSupervised', target: 'awaitingStudent', meta: { spec: 'FRS-01' } },
          { actions: 'refuse', meta: { spec: 'FRS-02' } },
        ],
        'restart.assignedBySystem': { target: 'awaitingStudent', meta: { spec: 'FRS-03' } },
        'mode.switched': [
          {
            guard: { type: 'resetsProgress', params: ({ event }) => event },
            target: 'regrading',
            actions: [{ type: 'keepNextMode', params: ({ event }) => event }, 'resetProgress'],
          },
          {
            guard: { type: 'isOtherMode', params: ({ event }) => event },
            target: 'regrading',
            actions: { type: 'keepNextMode', params: ({ event }) => event },
          },
        ],
      },
    },
    awaitingStudent: {
      on: { 'restart.confirmed': { target: 'regrading', meta: { spec: 'FRS-04' } } },
    },
    regrading: {
      tags: 'busy',
      on: {
        'student.regraded': [
          {
            guard: 'isSwitching',
            target: 'active',
            actions: { type: 'enterMode', params: ({ event }) => event },
          },
          {
            target: 'active',
            actions: { type: 'startRound', params: ({ event }) => event },
            meta: { spec: 'FRS-05' },
          },
        ],
      },
    },
  },
});

/** A student's foundation as it is stored. */
export interface Foundation extends Facts {
  readonly status: FoundationStatus;
}

/** The next state of a stored foundation after an event, or the reason of a refusal. */
export function nextFoundation(
  { status, ...facts }: Foundation,
  isSupervised: boolean,
  event: EventFrom<typeof foundationRestart>,
): Outcome<Foundation, RestartRefusal> {
  const snapshot = foundationRestart.resolveState({
    value: status,
    context: { ...facts, isSupervised },
  });
  const [next, actions] = transition(foundationRestart, snapshot, event);
  const refusal = refusalIn(actions, restartRefusals);
  if (refusal !== null || !snapshot.can(event)) return { next: null, refusal };
  const { isSupervised: _, ...kept } = next.context;
  return { next: { ...kept, status: next.value }, refusal: null };
}
