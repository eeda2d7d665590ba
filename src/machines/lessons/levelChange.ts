import { not, type SnapshotFrom } from 'xstate';
import { levelForm } from '../../domain/lessons';
import { errorIn } from '../parts/failure';
import { watchingStates } from '../parts/record/watching';
import { stageOf } from '../parts/stage';
import { type LevelInfo, levelSetup, started } from './levelChange.setup';

/** The params of guards and actions that take an answer of the watch. */
const told = ({ event }: { event: { answer: LevelInfo } }) => event.answer;

const keepInfo = { type: 'keepInfo', params: told } as const;

const scheduled = {
  guard: { type: 'isScheduled', params: told },
  target: '#levelChange.scheduled',
  actions: keepInfo,
} as const;

/** A level that waits already is asked about only where the person has come for that. */
const begun = [
  {
    guard: { type: 'isToAsk', params: told },
    target: '#levelChange.choosing',
    actions: keepInfo,
  },
  {
    guard: { type: 'isLevelEnd', params: told },
    target: '#levelChange.deferred',
    actions: keepInfo,
  },
  scheduled,
  { target: '#levelChange.studying', actions: keepInfo },
] as const;

/**
 * Decides on a student's level at its end: the analyst keeps it, decides later, or moves the student up or
 * down with a reason. The new level begins at the next stage-end page.
 */
export const levelChange = levelSetup.createMachine({
  id: 'levelChange',
  context: ({ input }) => started(input),
  invoke: [
    {
      id: 'watch',
      src: 'watch',
      input: ({ context: { subjectId, studentId, courseId } }) => ({
        payload: { subject_id: subjectId, student_id: studentId, course_id: courseId },
        scope: {},
      }),
    },
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { subjectId, studentId, courseId } }) => ({
        key: `levelChange.${subjectId}.${studentId}.${courseId}`,
      }),
      // The level is decided: what is typed at the next level's end is kept in a draft of its own.
      onDone: [
        { guard: 'isNextKnown', target: '.scheduled', reenter: true },
        { target: '.studying', reenter: true },
      ],
    },
  ],
  initial: 'loading',
  states: {
    ...watchingStates(begun),

    studying: {
      initial: 'settled',
      states: {
        settled: {
          on: {
            'watch.told': [
              {
                guard: { type: 'isLevelEnd', params: told },
                target: '#levelChange.choosing',
                actions: ['clearForm', keepInfo],
                meta: { spec: 'LVL-01' },
              },
              scheduled,
              { actions: keepInfo },
            ],
          },
        },
        keeping: {
          tags: 'busy',
          // What is told meanwhile is taken up once the call is over.
          on: { 'watch.told': { actions: keepInfo } },
          invoke: {
            src: 'keep',
            input: ({ context: { subjectId, studentId, courseId } }) => ({
              subject_id: subjectId,
              student_id: studentId,
              course_id: courseId,
            }),
            onDone: { target: 'tidying', actions: 'overtake' },
            onError: {
              target: '#levelChange.choosing',
              actions: { type: 'showFailure', params: errorIn },
            },
          },
        },
        tidying: { entry: 'removeDraft' },
      },
    },

    choosing: {
      tags: 'editable',
      initial: 'thawed',
      // A call that failed leads here, though the level may be decided by then.
      always: [
        { guard: 'isScheduledNow', target: 'scheduled' },
        { guard: 'isStudyingNow', target: 'studying' },
      ],
      states: {
        thawed: { always: { guard: 'isFrozenNow', target: 'frozen' } },
        /** The level can be kept or decided later; it is moved once this function of supervision has thawed [SFZ-01]. */
        frozen: {
          tags: 'blocked',
          always: { guard: not('isFrozenNow'), target: 'thawed' },
          on: { 'change.submitted': {} },
        },
      },
      on: {
        'watch.told': [
          { guard: { type: 'isLevelEnd', params: told }, actions: keepInfo },
          scheduled,
          { target: 'studying', actions: keepInfo },
        ],
        'level.kept': { target: 'studying.keeping', meta: { spec: 'LVL-02' } },
        'decision.deferred': { target: 'deferred', meta: { spec: 'LVL-03' } },
        'direction.chosen': {
          actions: [
            { type: 'setValues', params: ({ event: { direction } }) => ({ direction }) },
            'keepDraft',
          ],
        },
        'reason.changed': {
          actions: [
            { type: 'setValues', params: ({ event: { reason } }) => ({ reason }) },
            'keepDraft',
          ],
        },
        'content.restored': {
          actions: [{ type: 'restore', params: ({ event }) => event }, 'keepDraft'],
        },
        'change.submitted': [
          { guard: 'isInvalid', actions: 'countAttempt', meta: { spec: 'LVL-06' } },
          { guard: 'isOutOfBounds', actions: 'refuseDirection', meta: { spec: 'LVL-07' } },
          { target: 'saving', meta: { spec: 'LVL-05' } },
        ],
      },
    },

    /** The values stay until the decision is opened again. */
    deferred: {
      on: {
        'watch.told': [
          { guard: { type: 'isLevelEnd', params: told }, actions: keepInfo },
          scheduled,
          { target: 'studying', actions: keepInfo },
        ],
        'decision.opened': { target: 'choosing', meta: { spec: 'LVL-04' } },
      },
    },

    saving: {
      tags: 'busy',
      on: { 'watch.told': { actions: keepInfo } },
      invoke: {
        src: 'change',
        input: ({ context: { subjectId, studentId, courseId, values } }) => ({
          subject_id: subjectId,
          student_id: studentId,
          course_id: courseId,
          ...levelForm.parse(values),
        }),
        onDone: {
          target: 'scheduled.tidying',
          actions: [{ type: 'keepNext', params: ({ event }) => event.output }, 'overtake'],
          meta: { spec: 'LVL-08' },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'showFailure', params: errorIn },
          meta: { spec: 'LVL-09' },
        },
      },
    },

    scheduled: {
      initial: 'settled',
      states: {
        settled: { on: { 'cancellation.requested': 'confirmingCancellation' } },
        confirmingCancellation: {
          on: { 'cancellation.confirmed': 'cancelling', 'cancellation.declined': 'settled' },
        },
        /** The level's end stays undecided after it, until the person opens the decision. */
        cancelling: {
          tags: 'busy',
          on: {
            'watch.told': {
              guard: { type: 'isLevelEnd', params: told },
              target: '#levelChange.deferred',
              actions: keepInfo,
            },
          },
          invoke: {
            src: 'cancel',
            input: ({ context: { subjectId, studentId, courseId } }) => ({
              subject_id: subjectId,
              student_id: studentId,
              course_id: courseId,
            }),
            onDone: {
              target: '#levelChange.deferred',
              actions: [
                'forgetNext',
                'overtake',
                { type: 'tellCancelled', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'settled', actions: { type: 'showFailure', params: errorIn } },
          },
        },
        tidying: { entry: 'removeDraft' },
      },
      on: {
        'watch.told': [
          { guard: { type: 'isScheduled', params: told }, actions: keepInfo },
          {
            guard: { type: 'isLevelEnd', params: told },
            target: 'choosing',
            actions: ['clearForm', keepInfo],
          },
          { target: 'studying', actions: keepInfo, meta: { spec: 'LVL-10' } },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof levelChange>;

export const selectStudentId = ({ context }: Snapshot) => context.studentId;
/** The stage that the dialog shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    ['loading', 'loadFailed', 'choosing', 'deferred', 'saving', 'scheduled'],
    'studying',
  );

/** Whether a change may be sent, if it is complete. */
export const selectMayChange = (snapshot: Snapshot) => snapshot.can({ type: 'change.submitted' });
/** Whether it is asked if a scheduled change is to be taken back, or it is being taken back. */
export const selectIsCancellationAsked = (snapshot: Snapshot) =>
  snapshot.matches({ scheduled: 'confirmingCancellation' }) || selectIsCancelling(snapshot);
/** Whether a scheduled change is being taken back. */
export const selectIsCancelling = (snapshot: Snapshot) =>
  snapshot.matches({ scheduled: 'cancelling' });
/** Whether a change is being sent. */
export const selectIsSaving = (snapshot: Snapshot) => selectStage(snapshot) === 'saving';

/** The student's level in the course; null before it is loaded. */
export const selectInfo = ({ context }: Snapshot) => context.info;
/** Why the level can't go that way, as a key; null where it can. */
export const selectRefusal = ({ context }: Snapshot) => context.refusal;
export { selectDraft, selectErrors, selectFailure, selectValues } from '../parts/form/selectors';
