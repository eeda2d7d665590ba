import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { openSmartMode, type smartModeInfo } from '../../contract/foundation';
import { errorIn, type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { Told } from '../parts/record/types';
import { watchingStates } from '../parts/record/watching';
import { stageOf } from '../parts/stage';
import { smartModeWatch, watch } from './watched';

type Info = AnswerOf<typeof smartModeInfo>;

interface SmartModeInput {
  readonly subjectId: number;
  readonly studentId: number;
}

interface Context extends SmartModeInput {
  /** What was told while the switch was being turned; null unless something was. */
  readonly news: Info | null;
  readonly failure: ShownFailure | null;
}

type Event =
  | Told<Info>
  | { type: 'load.retried' }
  | { type: 'turnOn.requested' }
  | { type: 'turnOff.requested' }
  | { type: 'change.confirmed' }
  | { type: 'change.cancelled' };

/** The params of guards that take an answer of the watch. */
const told = ({ event }: { event: { answer: Info } }) => event.answer;

/** What headquarters turned on takes the switch out of the analyst's hands, whatever was being asked. */
const enabled = {
  guard: { type: 'isByHeadquarters', params: told },
  target: '#healthSmartMode.onByHeadquarters',
} as const;

/** What is told while the switch is being turned waits until that is over. */
const meanwhile = {
  'watch.told': {
    guard: { type: 'isByAnalyst', params: told },
    actions: { type: 'keepNews', params: told },
  },
} as const;

const begun = [
  { guard: { type: 'isOff', params: told }, target: '#healthSmartMode.off' },
  { guard: { type: 'isOn', params: told }, target: '#healthSmartMode.on' },
  { target: '#healthSmartMode.onByHeadquarters' },
] as const;

/**
 * Turns a student's health smart mode on or off after a confirmation; where headquarters has turned it on,
 * it stays on. The switch shows the confirmed position at once, and goes back if the call fails.
 */
export const healthSmartMode = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: SmartModeInput;
    emitted: Notice;
    tags: 'busy' | 'failed' | 'blocked';
    children: { watch: 'watch' };
  },
  actors: { watch: smartModeWatch, open: remote(openSmartMode) },
  guards: {
    isByHeadquarters: (_, { mode }: Info) => mode === 'onByHeadquarters',
    isOn: (_, { mode }: Info) => mode === 'on',
    isOff: (_, { mode }: Info) => mode === 'off',
    isByAnalyst: (_, { mode }: Info) => mode !== 'onByHeadquarters',
    wasToldOn: ({ context: { news } }) => news?.mode === 'on',
    wasToldOff: ({ context: { news } }) => news?.mode === 'off',
  },
  actions: {
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    keepNews: assign((_, news: Info) => ({ news })),
    forgetNews: assign({ news: null }),
    reload: sendTo('watch', { type: 'load.retried' }),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    showRefusal: emit({
      type: 'notice.shown',
      tone: 'bad',
      message: { key: 'foundation:smartMode.headquarters' },
    }),
  },
}).createMachine({
  id: 'healthSmartMode',
  context: ({ input }) => ({ ...input, news: null, failure: null }),
  invoke: watch,
  initial: 'loading',
  states: {
    ...watchingStates(begun),

    off: {
      initial: 'settled',
      on: { 'watch.told': { ...enabled, meta: { spec: 'HSM-07' } } },
      states: {
        settled: {
          always: { guard: 'wasToldOn', target: '#healthSmartMode.on' },
          exit: 'forgetNews',
          on: {
            'turnOn.requested': {
              target: '#healthSmartMode.confirmingOn',
              meta: { spec: 'HSM-01' },
            },
            'watch.told': {
              guard: { type: 'isOn', params: told },
              target: '#healthSmartMode.on',
            },
          },
        },
        turning: {
          tags: 'busy',
          on: meanwhile,
          invoke: {
            src: 'open',
            input: ({ context: { subjectId, studentId } }) => ({
              subject_id: subjectId,
              student_id: studentId,
              is_open: false,
            }),
            onDone: 'settled',
            onError: {
              target: '#healthSmartMode.on',
              actions: { type: 'showFailure', params: errorIn },
            },
          },
        },
      },
    },

    confirmingOn: {
      on: {
        'change.confirmed': { target: 'on.turning', meta: { spec: 'HSM-02' } },
        'change.cancelled': { target: 'off', meta: { spec: 'HSM-03' } },
        'watch.told': [enabled, { guard: { type: 'isOn', params: told }, target: 'on' }],
      },
    },

    on: {
      initial: 'settled',
      on: { 'watch.told': { ...enabled, meta: { spec: 'HSM-08' } } },
      states: {
        settled: {
          always: { guard: 'wasToldOff', target: '#healthSmartMode.off' },
          exit: 'forgetNews',
          on: {
            'turnOff.requested': {
              target: '#healthSmartMode.confirmingOff',
              meta: { spec: 'HSM-04' },
            },
            'watch.told': {
              guard: { type: 'isOff', params: told },
              target: '#healthSmartMode.off',
            },
          },
        },
        turning: {
          tags: 'busy',
          on: meanwhile,
          invoke: {
            src: 'open',
            input: ({ context: { subjectId, studentId } }) => ({
              subject_id: subjectId,
              student_id: studentId,
              is_open: true,
            }),
            onDone: 'settled',
            onError: {
              target: '#healthSmartMode.off',
              actions: { type: 'showFailure', params: errorIn },
            },
          },
        },
      },
    },

    confirmingOff: {
      on: {
        'change.confirmed': { target: 'off.turning', meta: { spec: 'HSM-05' } },
        'change.cancelled': { target: 'on', meta: { spec: 'HSM-06' } },
        'watch.told': [enabled, { guard: { type: 'isOff', params: told }, target: 'off' }],
      },
    },

    onByHeadquarters: {
      tags: 'blocked',
      on: {
        'turnOff.requested': { actions: 'showRefusal', meta: { spec: 'HSM-09' } },
        'watch.told': [
          {
            guard: { type: 'isOff', params: told },
            target: 'off',
            meta: { spec: 'HSM-10' },
          },
          { guard: { type: 'isOn', params: told }, target: 'on' },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof healthSmartMode>;

/** What the switch shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    ['loading', 'loadFailed', 'onByHeadquarters', 'confirmingOn', 'confirmingOff', 'on'],
    'off',
  );

/** The latest answer, which also names the other subjects in which the mode is on. */
export const selectWatch = ({ children }: Snapshot) => children.watch;

export const selectFailure = ({ context }: Snapshot) => context.failure;
export const selectIsTurning = (snapshot: Snapshot) => snapshot.hasTag('busy');
