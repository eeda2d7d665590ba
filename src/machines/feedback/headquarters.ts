import { assertEvent, setup, type SnapshotFrom } from 'xstate';
import type { Address } from '../parts/collection/query';
import { headquartersFeedback } from './headquartersFeedback';
import { sentFeedback } from './sentFeedback';
import { sentFeedbackRows } from './sentFeedbackRows';

interface Context {
  readonly subjectId: number;
}

type Event =
  | { type: 'writing.chosen' }
  | { type: 'sent.chosen' }
  | { type: 'another.requested' }
  | { type: 'feedback.opened'; feedbackId: number }
  | { type: 'feedback.closed' };

const nothing: Address = {};

/** The page of the feedback to headquarters: the form, and the list of sent feedback; the form keeps running behind the list. */
export const headquarters = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    children: {} as {
      writing: 'headquartersFeedback';
      sent: 'sentFeedbackRows';
      opened: 'sentFeedback';
    },
  },
  actors: { headquartersFeedback, sentFeedbackRows, sentFeedback },
}).createMachine({
  id: 'headquarters',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    form: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'writing',
            src: 'headquartersFeedback',
            input: ({ context: { subjectId } }) => ({ subjectId }),
          },
          on: { 'another.requested': { target: 'running', reenter: true } },
        },
      },
    },
    view: {
      initial: 'writing',
      states: {
        writing: { on: { 'sent.chosen': 'sent' } },
        sent: {
          invoke: {
            id: 'sent',
            src: 'sentFeedbackRows',
            input: ({ context: { subjectId } }) => ({
              scope: { subject_id: subjectId },
              address: nothing,
            }),
          },
          on: { 'writing.chosen': 'writing' },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: { on: { 'feedback.opened': 'open' } },
        open: {
          invoke: {
            id: 'opened',
            src: 'sentFeedback',
            input: ({ context: { subjectId }, event }) => {
              assertEvent(event, 'feedback.opened');
              return {
                payload: { subject_id: subjectId, feedback_id: event.feedbackId },
                scope: {},
              };
            },
          },
          on: { 'feedback.closed': 'closed' },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof headquarters>;

export const selectWriting = ({ children }: Snapshot) => children.writing;
/** The list of sent feedback; undefined while the form shows. */
export const selectSentRows = ({ children }: Snapshot) => children.sent;
export const selectOpened = ({ children }: Snapshot) => children.opened;
