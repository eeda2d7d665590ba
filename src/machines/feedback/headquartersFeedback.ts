import type { SnapshotFrom } from 'xstate';
import { headquartersForm } from '../../domain/feedback';
import { noErrors } from '../parts/form/errors';
import { headquartersSetup, started } from './headquartersFeedback.setup';

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * An analyst tells headquarters of a textbook, a local case or a question. Another type clears what
 * was entered, after a question; what is sent can't be changed.
 */
export const headquartersFeedback = headquartersSetup.createMachine({
  id: 'headquartersFeedback',
  context: ({ input }) => started(input),
  invoke: {
    id: 'draft',
    src: 'draft',
    input: ({ context: { subjectId } }) => ({ key: `headquartersFeedback.${subjectId}` }),
  },
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'values.changed': {
          actions: [{ type: 'setValues', params: ({ event }) => event }, 'keepDraft'],
        },
        'content.restored': {
          actions: [{ type: 'restore', params: ({ event }) => event }, 'keepDraft'],
        },
        'type.chosen': [
          {
            guard: { type: 'wouldClear', params: ({ event }) => event },
            target: 'confirmingSwitch',
            actions: { type: 'keepNextType', params: ({ event }) => event },
            meta: { spec: 'HQF-01' },
          },
          {
            guard: { type: 'isOtherType', params: ({ event }) => event },
            actions: [{ type: 'setType', params: ({ event }) => event }, 'keepDraft'],
            meta: { spec: 'HQF-02' },
          },
        ],
        'save.requested': {
          target: 'draft',
          actions: ['keepDraft', 'showSaved'],
          meta: { spec: 'HQF-05' },
        },
        'submit.requested': [
          { guard: 'isValid', target: 'submitting', meta: { spec: 'HQF-07' } },
          { actions: 'countAttempt', meta: { spec: 'HQF-08' } },
        ],
      },
    },

    confirmingSwitch: {
      on: {
        'switch.confirmed': {
          target: 'editing',
          actions: ['switchType', 'keepDraft'],
          meta: { spec: 'HQF-03' },
        },
        'switch.cancelled': {
          target: 'editing',
          actions: 'forgetNextType',
          meta: { spec: 'HQF-04' },
        },
      },
    },

    /** It lies in the draft box until it is opened again. */
    draft: { on: { 'draft.opened': { target: 'editing', meta: { spec: 'HQF-06' } } } },

    submitting: {
      tags: 'busy',
      invoke: {
        src: 'create',
        input: ({ context: { subjectId, values } }) => ({
          subject_id: subjectId,
          feedback: headquartersForm.parse(values),
        }),
        onDone: {
          target: 'submitted',
          actions: ['removeDraft', 'showSubmitted'],
          meta: { spec: 'HQF-09' },
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: errorOf },
            target: 'editing',
            actions: { type: 'keepRefusal', params: errorOf },
            meta: { spec: 'HQF-11' },
          },
          { target: 'draft', actions: ['keepDraft', 'showFailed'], meta: { spec: 'HQF-10' } },
        ],
      },
    },

    submitted: { tags: 'done' },
  },
});

type Snapshot = SnapshotFrom<typeof headquartersFeedback>;

/** What the dialog shows. */
export function selectStage(snapshot: Snapshot) {
  if (snapshot.matches('confirmingSwitch')) return 'confirmingSwitch';
  if (snapshot.matches('draft')) return 'draft';
  if (snapshot.matches('submitting')) return 'submitting';
  return snapshot.matches('submitted') ? 'submitted' : 'editing';
}

export const selectValues = ({ context }: Snapshot) => context.values;
/** The type that is asked about, or null. */
export const selectNextType = ({ context }: Snapshot) => context.nextType;
/** What is wrong with each field, as keys; nothing before it was submitted. */
export const selectErrors = ({ context: { errors, attempts } }: Snapshot) =>
  attempts > 0 ? errors : noErrors;
export const selectAttempts = ({ context }: Snapshot) => context.attempts;
/** What the server said of the whole; null when it said nothing. */
export const selectFailure = ({ context }: Snapshot) => context.failure;
/** What was typed before and is offered; what is typed now, being kept. */
export const selectDraft = ({ children }: Snapshot) => children.draft;
