import type { SnapshotFrom } from 'xstate';
import type { ContentRestored } from '../parts/draft';
import { errorIn } from '../parts/failure';
import { loadFailed, loadFails } from '../parts/loadFailed';
import { beginRequest } from '../parts/sending';
import { stageOf } from '../parts/stage';
import { findingState } from './postClassFeedback.finding';
import { draftInput, postClassSetup, started } from './postClassFeedback.setup';
import { goneMeanwhile, submittingState, whose } from './postClassFeedback.submitting';

const contentIn = ({ event }: { event: ContentRestored }) => event;
const restoring = [{ type: 'restore', params: contentIn }, 'keepDraft'] as const;
/** What was submitted without an answer is asked about at once. */
const foundFirst = {
  guard: { type: 'wasUnanswered', params: contentIn },
  target: 'finding',
  actions: restoring,
} as const;

/**
 * Writes feedback to parents after a class: kept as a draft on the server, confirmed, and submitted once.
 * The browser keeps a draft too, so that a lost network loses no text.
 */
export const postClassFeedback = postClassSetup.createMachine({
  id: 'postClassFeedback',
  context: ({ input }) => started(input),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context }) => draftInput(context),
    },
    { id: 'images', src: 'imageUpload', input: { place: 'images' as const } },
  ],
  // A picture may arrive while the feedback is saved or looked through; one that is given stays as it is.
  on: {
    'image.uploaded': {
      actions: [{ type: 'addImage', params: ({ event }) => event }, 'keepDraft'],
    },
  },
  initial: 'starting',
  states: {
    starting: {
      always: [
        { guard: 'hasFeedback', target: 'loading' },
        { guard: 'hasSource', target: 'copying' },
        { target: 'editing' },
      ],
    },
    copying: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId, copyOf } }) => ({
          subject_id: subjectId,
          feedback_id: copyOf ?? 0,
        }),
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepCopy', params: ({ event }) => event.output }, 'keepDraft'],
        },
        onError: { ...loadFails, actions: [loadFails.actions, 'showCopyFailed'] },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { subjectId, feedbackId } }) => ({
          subject_id: subjectId,
          feedback_id: feedbackId ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'isGiven', params: ({ event }) => event.output },
            target: 'submitted',
            actions: [{ type: 'keepInfo', params: ({ event }) => event.output }, 'removeDraft'],
          },
          {
            target: 'draft',
            actions: { type: 'keepInfo', params: ({ event }) => event.output },
          },
        ],
        onError: loadFails,
      },
    },
    loadFailed: loadFailed('starting'),

    editing: {
      tags: 'editable',
      on: {
        'field.changed': {
          actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'],
        },
        'content.restored': [foundFirst, { actions: restoring }],
        'class.taken': {
          guard: 'lacksClass',
          actions: [{ type: 'takeClass', params: ({ event }) => event }, 'keepDraft'],
        },
        'image.removed': {
          actions: [{ type: 'removeImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'image.moved': {
          actions: [{ type: 'moveImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'save.requested': [
          { guard: 'isInDoubt', target: 'finding' },
          { guard: 'canBeKept', target: 'savingDraft', meta: { spec: 'FBK-01' } },
          { actions: 'showUnkept' },
        ],
        'submit.requested': [
          { guard: 'isInDoubt', target: 'finding' },
          { guard: 'isValid', target: 'confirming', meta: { spec: 'FBK-06' } },
          { actions: 'countAttempt', meta: { spec: 'FBK-07' } },
        ],
      },
    },

    finding: findingState,

    savingDraft: {
      tags: 'busy',
      entry: ['countImages', beginRequest, 'keepDraft'],
      exit: ['forgetCount', 'endRequest'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          payload: { ...whose(context), feedback: context.values },
          requestId: context.requestId,
          lost: context.lostSaves,
        }),
        onDone: [
          {
            guard: 'hasGrown',
            target: 'editing',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              'keepDraft',
              'showSaved',
            ],
          },
          {
            target: 'draft',
            actions: [
              { type: 'keepSaved', params: ({ event }) => event.output },
              'removeDraft',
              'endDraft',
              'beginDraft',
              'showSaved',
            ],
            meta: { spec: 'FBK-02' },
          },
        ],
        onError: [
          goneMeanwhile,
          {
            guard: { type: 'isRefusal', params: errorIn },
            target: 'editing',
            actions: [{ type: 'keepRefusal', params: errorIn }, 'keepDraft'],
          },
          {
            target: 'draft',
            actions: [{ type: 'keepLost', params: errorIn }, 'keepDraft', 'showKept'],
            meta: { spec: 'FBK-03' },
          },
        ],
      },
    },

    draft: {
      tags: 'editable',
      on: {
        'field.changed': {
          target: 'editing',
          actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft'],
          meta: { spec: 'FBK-04' },
        },
        'content.restored': [foundFirst, { target: 'editing', actions: restoring }],
        'image.removed': {
          target: 'editing',
          actions: [{ type: 'removeImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'image.moved': {
          target: 'editing',
          actions: [{ type: 'moveImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'save.requested': [{ guard: 'isInDoubt', target: 'finding' }, { target: 'savingDraft' }],
        'submit.requested': [
          { guard: 'isInDoubt', target: 'finding' },
          { guard: 'isValid', target: 'confirming', meta: { spec: 'FBK-05' } },
          { target: 'editing', actions: 'countAttempt' },
        ],
      },
    },

    /** The last look: parents will see it, and it cannot be changed then. */
    confirming: {
      entry: 'forgetNames',
      on: {
        'submit.cancelled': { target: 'editing', meta: { spec: 'FBK-08' } },
        'submit.confirmed': { target: 'submitting', meta: { spec: 'FBK-09' } },
      },
    },

    /** It names other students, whose parents would not want that; it goes on when it is meant so. */
    confirmingNames: {
      on: {
        'submit.cancelled': 'editing',
        'names.confirmed': 'submitting',
      },
    },

    submitting: submittingState,

    submitted: {
      tags: 'done',
      on: { 'image.uploaded': {} },
      invoke: {
        id: 'link',
        src: 'feedbackLink',
        input: ({ context: { subjectId, feedbackId } }) => ({
          payload: { subject_id: subjectId, feedback_id: feedbackId ?? 0 },
          scope: {},
        }),
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof postClassFeedback>;

/** The stage that the dialog shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    [
      'loading',
      'copying',
      'loadFailed',
      'finding',
      'savingDraft',
      'draft',
      'confirming',
      'confirmingNames',
      'submitting',
      'submitted',
    ],
    'editing',
  );

export const selectLink = ({ children }: Snapshot) => children.link;
/** Other students whom it names; none before the server said so. */
export const selectNames = ({ context }: Snapshot) => context.names;
/** How often a draft that cannot be kept was to be saved: its first wrong field then has the focus. */
export const selectSavesInVain = ({ context }: Snapshot) => context.savesInVain;
export const selectImages = ({ children }: Snapshot) => children.images;
/** When the server kept or took it last; null when it has nothing of it. */
export const selectKeptAt = ({ context }: Snapshot) => context.keptAt;
export {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
  selectValues,
} from '../parts/form/selectors';
export { selectIsInDoubt } from '../parts/sending';
