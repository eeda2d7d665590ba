import { assign, emit, type EventFrom, setup, transition } from 'xstate';
import {
  type FoundationStatus,
  type Mode,
  type ModeRefusal,
  modeRefusals,
  restartRefusals,
  type SwitchRule,
} from '../../domain/foundation';
import { modeRefusalOf, type ModeStanding } from '../../domain/foundationChange';
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

/** What else decides about a foundation: the student's grade, and the quotas of the modes in it. */
interface Circumstances extends ModeStanding {
  /** Only a supervised student can be assigned a restart by an analyst. */
  readonly isSupervised: boolean;
}

interface Life extends Facts, Circumstances {}

interface Switch {
  readonly mode: Mode;
  readonly rule: SwitchRule;
}

const refusals = [...restartRefusals, ...modeRefusals] as const;
export type FoundationRefusal = (typeof refusals)[number];

type Event =
  | { type: 'restart.assigned' }
  | { type: 'restart.assignedBySystem' }
  | { type: 'restart.confirmed' }
  | ({ type: 'mode.switched' } & Switch)
  /** The student has been through the grading, which found the level to begin with. */
  | { type: 'student.regraded'; level: number };

/** The life of a student's foundation: restarts and switches of the mode both end in a regrading. */
export const foundationRestart = setup({
  types: {} as {
    context: Life;
    events: Event;
    input: Life;
    emitted: ChangeRefused<FoundationRefusal>;
    tags: 'busy';
  },
  guards: {
    isSupervised: ({ context }) => context.isSupervised,
    isSwitching: ({ context }) => context.nextMode !== null,
    isForOtherGrades: ({ context }, { mode }: Switch) =>
      mode !== context.mode && modeRefusalOf(context, mode) === 'modeNotForGrade',
    isQuotaUsed: ({ context }, { mode }: Switch) =>
      mode !== context.mode && modeRefusalOf(context, mode) === 'modeQuotaUsed',
    isOtherMode: ({ context }, { mode }: Switch) => mode !== context.mode,
    resetsProgress: ({ context }, { mode, rule }: Switch) =>
      mode !== context.mode && rule === 'resetsProgress',
  },
  actions: {
    refuse: emit({ type: 'change.refused', reason: 'restartNotSupervised' }),
    refuseMode: emit((_, { reason }: { reason: ModeRefusal }) => ({
      type: 'change.refused' as const,
      reason,
    })),
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
            guard: { type: 'isForOtherGrades', params: ({ event }) => event },
            actions: { type: 'refuseMode', params: { reason: 'modeNotForGrade' } },
          },
          {
            guard: { type: 'isQuotaUsed', params: ({ event }) => event },
            actions: { type: 'refuseMode', params: { reason: 'modeQuotaUsed' } },
          },
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
  circumstances: Circumstances,
  event: EventFrom<typeof foundationRestart>,
): Outcome<Foundation, FoundationRefusal> {
  const snapshot = foundationRestart.resolveState({
    value: status,
    context: { ...facts, ...circumstances },
  });
  const [next, actions] = transition(foundationRestart, snapshot, event);
  const refusal = refusalIn(actions, refusals);
  if (refusal !== null || !snapshot.can(event)) return { next: null, refusal };
  const { round, mode, level, progress, nextMode } = next.context;
  const kept = { round, mode, level, progress, nextMode, status: next.value };
  return { next: kept, refusal: null };
}
