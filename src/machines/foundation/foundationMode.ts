import type { SnapshotFrom } from 'xstate';
import type { FoundationRecord } from '../../contract/foundation';
import { type Mode, modes } from '../../domain/foundation';
import { errorIn } from '../parts/failure';
import { watchingStates } from '../parts/record/watching';
import { stageOf } from '../parts/stage';
import { modeSetup } from './foundationMode.setup';
import { watch } from './watched';

/** The params of guards and actions that take an answer of the watch. */
const told = ({ event }: { event: { answer: FoundationRecord } }) => event.answer;

/** The mode that is chosen; one is wherever this is asked. */
const chosenOf = ({ context: { chosen } }: { context: { chosen: Mode | null } }) => ({
  mode: chosen ?? modes[0],
});

const kept = { type: 'keepRecord', params: told } as const;

/** Leads on from `active` to where the record says that the foundation stands. */
const begun = { target: '#foundationMode.active', actions: kept } as const;

/**
 * Switches a student to another foundation mode. The analyst confirms the effect on the progress with a
 * checkbox; the mode takes effect once the student has been graded again.
 */
export const foundationMode = modeSetup.createMachine({
  id: 'foundationMode',
  context: ({ input }) => ({
    ...input,
    record: null,
    chosen: null,
    isTicked: false,
    attempts: 0,
    refusal: null,
    failure: null,
  }),
  invoke: watch,
  initial: 'loading',
  states: {
    ...watchingStates(begun),

    active: {
      always: [
        { guard: 'isRegradingNow', target: 'regrading' },
        { guard: 'isAwaitedNow', target: 'restarting' },
        { guard: 'isFrozenNow', target: 'frozen' },
      ],
      on: {
        'watch.told': { actions: [kept, 'forgetRefusal'] },
        'mode.chosen': [
          { guard: { type: 'isCurrent', params: ({ event }) => event }, actions: 'forgetRefusal' },
          {
            guard: { type: 'isForOtherGrades', params: ({ event }) => event },
            actions: {
              type: 'keepRefusal',
              params: ({ event: { mode } }) => ({ mode, reason: 'modeNotForGrade' }),
            },
            meta: { spec: 'FMD-02' },
          },
          {
            guard: { type: 'isQuotaUsed', params: ({ event }) => event },
            actions: {
              type: 'keepRefusal',
              params: ({ event: { mode } }) => ({ mode, reason: 'modeQuotaUsed' }),
            },
            meta: { spec: 'FMD-03' },
          },
          {
            target: 'confirming',
            actions: { type: 'keepChosen', params: ({ event }) => event },
            meta: { spec: 'FMD-01' },
          },
        ],
      },
    },

    /** Each record that is told decides again whether the chosen mode can still be had. */
    confirming: {
      on: {
        'watch.told': [
          { guard: { type: 'isStillPossible', params: told }, actions: kept },
          { target: 'active', actions: [kept, 'refuseChosen'] },
        ],
        'box.toggled': { actions: 'toggleBox' },
        'switch.confirmed': [
          { guard: 'isTicked', target: 'switching', meta: { spec: 'FMD-05' } },
          { actions: 'countAttempt', meta: { spec: 'FMD-04' } },
        ],
        'switch.cancelled': {
          target: 'active',
          actions: 'forgetChosen',
          meta: { spec: 'FMD-06' },
        },
      },
    },

    switching: {
      tags: 'busy',
      invoke: {
        src: 'switch',
        input: ({ context: { subjectId, studentId, chosen } }) => ({
          subject_id: subjectId,
          student_id: studentId,
          mode: chosen ?? modes[0],
        }),
        onDone: [
          {
            guard: { type: 'resetsProgress', params: ({ event }) => event.output },
            target: 'regrading',
            actions: ['resetProgress', 'overtake'],
            meta: { spec: 'FMD-07' },
          },
          { target: 'regrading', actions: ['inheritLevel', 'overtake'], meta: { spec: 'FMD-08' } },
        ],
        onError: [
          {
            guard: 'isPossible',
            target: 'confirming',
            actions: { type: 'showFailure', params: errorIn },
            meta: { spec: 'FMD-09' },
          },
          {
            target: 'active',
            actions: [{ type: 'showFailure', params: errorIn }, 'refuseChosen'],
          },
        ],
      },
      // What is told meanwhile is taken up once the call is over.
      on: { 'watch.told': { actions: kept } },
    },

    /** The student is graded on the learning machine, for another mode or a new round, which shows once that is over. */
    regrading: {
      tags: 'blocked',
      always: {
        guard: 'isInChosen',
        target: 'active',
        actions: [{ type: 'showMode', params: chosenOf }, 'forgetChosen'],
      },
      on: {
        'watch.told': [
          { guard: { type: 'isRegrading', params: told }, actions: kept },
          { guard: { type: 'isAwaited', params: told }, target: 'restarting', actions: kept },
          {
            guard: 'isSwitched',
            target: 'active',
            actions: [kept, { type: 'showMode', params: told }],
            meta: { spec: 'FMD-10' },
          },
          { target: 'active', actions: [kept, { type: 'showRound', params: told }] },
        ],
      },
    },

    /** A restart was assigned and waits for the student: until then no mode is switched. */
    restarting: { tags: 'blocked', on: { 'watch.told': begun } },

    /** No mode is switched while this function of the student's supervision is frozen [SFZ-01]. */
    frozen: { tags: 'blocked', on: { 'watch.told': begun } },
  },
});

type Snapshot = SnapshotFrom<typeof foundationMode>;

export const selectStudentId = ({ context }: Snapshot) => context.studentId;
/** The stage that the tab shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    ['loading', 'loadFailed', 'confirming', 'switching', 'regrading', 'restarting', 'frozen'],
    'choosing',
  );

/** Where the foundation stands; null before it is loaded. */
export const selectRecord = ({ context }: Snapshot) => context.record;
export const selectChosen = ({ context }: Snapshot) => context.chosen;
export const selectIsTicked = ({ context }: Snapshot) => context.isTicked;
/** Whether to say that the box must be ticked: after a confirmation in vain, until it is. */
export const selectIsTickMissing = ({ context: { attempts, isTicked } }: Snapshot) =>
  attempts > 0 && !isTicked;
/** Why the mode that was wanted can't be had, and which one it was; null where it can. */
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export const selectFailure = ({ context }: Snapshot) => context.failure;
