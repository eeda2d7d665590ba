import type { SnapshotFrom } from 'xstate';
import { headquartersForm, takesRecord } from '../../domain/feedback';
import { headquartersDraftKey } from '../../domain/headquartersDrafts';
import { beginRequest } from '../parts/sending';
import type { ContentRestored } from '../parts/draft';
import { errorIn } from '../parts/failure';
import { stageOf } from '../parts/stage';
import { findingState } from './headquartersFeedback.finding';
import { headquartersSetup, started, unsentIn } from './headquartersFeedback.setup';

const contentIn = ({ event: { content } }: { event: ContentRestored }) => ({ content });

/** Nothing of the text before stays beside it, neither pictures on their way nor a record. */
const restoring = [
  'dropImages',
  'dropCover',
  { type: 'restore', params: contentIn },
  ...(['tellRecord', 'keepDraft', 'nameSubject'] as const),
] as const;

/**
 * Writes feedback to headquarters about a textbook, a local case or a question. Another type clears the
 * values after a confirmation; submitted feedback cannot be changed.
 */
export const headquartersFeedback = headquartersSetup.createMachine({
  id: 'headquartersFeedback',
  context: ({ input }) => started(input),
  invoke: [
    {
      id: 'draft',
      src: 'draft',
      input: ({ context: { subjectId, place } }) => ({
        key: headquartersDraftKey(subjectId),
        ...(place !== undefined && { wanted: place }),
      }),
    },
    { id: 'record', src: 'recordOffer' },
    {
      id: 'reports',
      src: 'reportedSubject',
      input: ({ context: { subjectId } }) => ({ subjectId }),
    },
    { id: 'images', src: 'imageUpload', input: { place: 'images' } },
    { id: 'cover', src: 'imageUpload', input: { place: 'cover' } },
  ],
  initial: 'editing',
  on: {
    // A picture may come while something else goes on, such as a question.
    'image.uploaded': {
      actions: [
        { type: 'addImage', params: ({ event }) => event },
        { type: 'keepCount', params: ({ event }) => event },
        'keepDraft',
      ],
    },
    'pictures.counted': { actions: { type: 'keepCount', params: ({ event }) => event } },
    'draft.removed': { actions: { type: 'tellEmptied', params: ({ event }) => event } },
    // Its own draft is gone, and nothing of it stays in the form.
    'content.removed': {
      target: '.editing',
      actions: ['dropImages', 'dropCover', 'startAnew', 'tellRecord'],
    },
  },
  states: {
    editing: {
      tags: 'editable',
      entry: 'nameSubject',
      on: {
        'field.changed': {
          actions: [{ type: 'setField', params: ({ event }) => event }, 'keepDraft', 'nameSubject'],
        },
        'content.restored': [
          {
            guard: { type: 'wasUnansweredBesidePictures', params: contentIn },
            target: 'finding',
            actions: ['showDropped', ...restoring],
          },
          {
            guard: { type: 'wasUnanswered', params: contentIn },
            target: 'finding',
            actions: restoring,
          },
          { guard: 'hasAllPictures', actions: restoring },
          { actions: ['showDropped', ...restoring] },
        ],
        'draft.opened': { actions: { type: 'restoreDraft', params: ({ event }) => event } },
        'type.chosen': [
          {
            guard: { type: 'wouldClear', params: ({ event }) => event },
            target: 'confirmingSwitch',
            actions: { type: 'keepNextType', params: ({ event }) => event },
            meta: { spec: 'HQF-01' },
          },
          {
            guard: { type: 'isOtherType', params: ({ event }) => event },
            actions: [
              { type: 'setType', params: ({ event }) => event },
              'forgetUnanswered',
              'keepDraft',
            ],
            meta: { spec: 'HQF-02' },
          },
        ],
        'image.removed': {
          actions: [{ type: 'removeImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'image.moved': {
          actions: [{ type: 'moveImage', params: ({ event }) => event }, 'keepDraft'],
        },
        'record.chosen': { actions: { type: 'setRecord', params: ({ event }) => event } },
        'submit.requested': [
          { guard: 'isInDoubt', target: 'finding' },
          { guard: 'wouldLeavePictures', target: 'confirmingPictures' },
          { guard: 'isValid', target: 'submitting', meta: { spec: 'HQF-07' } },
          { actions: 'countAttempt', meta: { spec: 'HQF-08' } },
        ],
        'save.requested': {
          target: 'draft',
          actions: ['keepDraft', 'showSaved'],
          meta: { spec: 'HQF-05' },
        },
      },
    },

    finding: findingState,

    confirmingSwitch: {
      on: {
        'switch.confirmed': {
          target: 'editing',
          actions: ['dropImages', 'dropCover', 'switchType', 'forgetUnanswered', 'keepDraft'],
          meta: { spec: 'HQF-03' },
        },
        'switch.cancelled': {
          target: 'editing',
          actions: 'forgetNextType',
          meta: { spec: 'HQF-04' },
        },
        'draft.opened': {
          target: 'editing',
          actions: ['forgetNextType', { type: 'restoreDraft', params: ({ event }) => event }],
        },
      },
    },

    /** It lies in the draft box until it is opened again. */
    draft: {
      on: {
        'draft.opened': {
          target: 'editing',
          actions: ['forgetFailure', { type: 'restoreDraft', params: ({ event }) => event }],
          meta: { spec: 'HQF-06' },
        },
        'submit.requested': [
          { guard: 'isInDoubt', target: 'finding' },
          { guard: 'wouldLeavePictures', target: 'confirmingPictures' },
          { guard: 'isValid', target: 'submitting' },
          { target: 'editing', actions: 'countAttempt' },
        ],
      },
    },

    /** Pictures are not uploaded yet: the feedback waits for them, or goes without. */
    confirmingPictures: {
      always: { guard: 'hasAllPictures', target: 'submitting' },
      on: {
        'submit.confirmed': 'submitting',
        'submit.cancelled': 'editing',
        'draft.opened': {
          target: 'editing',
          actions: { type: 'restoreDraft', params: ({ event }) => event },
        },
      },
    },

    submitting: {
      tags: 'busy',
      entry: ['holdImages', 'holdCover', beginRequest, 'keepDraft'],
      exit: 'endRequest',
      invoke: {
        src: 'create',
        input: ({ context: { subjectId, values, record, requestId } }) => ({
          payload: {
            subject_id: subjectId,
            feedback: headquartersForm.parse(values),
            ...(record !== null && takesRecord(values) && { record }),
          },
          requestId,
        }),
        onDone: {
          target: 'submitted',
          actions: ['removeDraft', 'showSubmitted'],
          meta: { spec: 'HQF-09' },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorIn },
            target: 'editing',
            actions: [{ type: 'keepRefusal', params: errorIn }, 'keepDraft'],
            meta: { spec: 'HQF-11' },
          },
          {
            target: 'draft',
            actions: [
              { type: 'keepUnanswered', params: errorIn },
              'keepDraft',
              { type: 'keepFailure', params: errorIn },
              { type: 'showFailed', params: errorIn },
            ],
            meta: { spec: 'HQF-10' },
          },
        ],
      },
    },

    /** A picture that arrives now is ignored; a draft needs a form of its own. */
    submitted: {
      tags: 'done',
      on: {
        'image.uploaded': {},
        'draft.removed': {},
        'draft.opened': { actions: { type: 'askAnew', params: ({ event }) => event } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof headquartersFeedback>;

/** The stage that the dialog shows. */
export const selectStage = (snapshot: Snapshot) =>
  stageOf(
    snapshot,
    ['finding', 'confirmingSwitch', 'confirmingPictures', 'draft', 'submitting', 'submitted'],
    'editing',
  );

export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
/** Whether a draft can be opened in it, or removed beside it: not while it is being sent. */
export const selectCanOpenDraft = (snapshot: Snapshot) =>
  snapshot.can({ type: 'draft.opened', place: '' });
/** How many pictures would stay behind. */
export const selectUnsent = ({ context }: Snapshot) => unsentIn(context);
/** The type that is asked about, or null. */
export const selectNextType = ({ context }: Snapshot) => context.nextType;
export {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
  selectValues,
} from '../parts/form/selectors';
/** The offer to attach the record of recent transitions; undefined where the type takes no record. */
export const selectRecordOffer = ({ children, context }: Snapshot) =>
  takesRecord(context.values) ? children.record : undefined;
/** What colleagues have reported of the same. */
export const selectReports = ({ children }: Snapshot) => children.reports;
/** The actor that uploads the pictures of the form. */
export const selectImages = ({ children }: Snapshot) => children.images;
export const selectCover = ({ children }: Snapshot) => children.cover;
export { selectIsInDoubt } from '../parts/sending';
