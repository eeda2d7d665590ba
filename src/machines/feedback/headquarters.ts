import { assertEvent, assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import { questionIn, reportOf } from '../../domain/headquartersSubject';
import type { Address } from '../parts/collection/query';
import { type DraftRemoved, headquartersDrafts } from './headquartersDrafts';
import { headquartersFeedback } from './headquartersFeedback';
import type { AnotherRequested } from './headquartersFeedback.setup';
import { sentFeedback } from './sentFeedback';
import { sentFeedbackRows } from './sentFeedbackRows';

interface Input {
  readonly subjectId: number;
  readonly address: Address;
}

interface Context extends Input {
  /** What the address names of the question that is reported; empty without one. */
  readonly question: Address;
}

type Event =
  | { type: 'writing.chosen' }
  | { type: 'drafts.chosen' }
  | { type: 'sent.chosen' }
  | { type: 'address.changed'; address: Address }
  | { type: 'draft.opened'; place: string }
  | DraftRemoved
  | AnotherRequested
  | { type: 'feedback.opened'; feedbackId: number }
  | { type: 'feedback.closed' };

const nothing: Address = {};
/** The address of each view; the form's own is the question's that is reported. */
const addresses = { writing: nothing, drafts: { view: 'drafts' }, sent: { view: 'sent' } } as const;

export const views = ['writing', 'drafts', 'sent'] as const;
type View = (typeof views)[number];

/** Which view the page begins with. */
const startAt = <V extends View>(view: V) =>
  ({
    guard: {
      type: 'isOf',
      params: ({ context: { address } }: { context: Context }) => ({ address, view }),
    },
    target: view,
  }) as const;

/**
 * The page of the feedback to headquarters: the form, the draft box, and the list of sent feedback. Form and box keep
 * running behind what shows.
 */
export const headquarters = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    children: {} as {
      writing: 'headquartersFeedback';
      drafts: 'headquartersDrafts';
      sent: 'sentFeedbackRows';
      opened: 'sentFeedback';
    },
  },
  actors: { headquartersFeedback, headquartersDrafts, sentFeedbackRows, sentFeedback },
  guards: {
    isOther: ({ context }, { address }: { address: Address }) =>
      context.address['view'] !== address['view'],
    isOf: (_, { address, view }: { address: Address; view: View }) =>
      address['view'] === addresses[view].view,
  },
  actions: {
    takeAddress: assign((_, { address }: { address: Address }) => ({ address })),
    keepAddress: assign(({ context: { question } }, { view }: { view: View }) => ({
      address: view === 'writing' ? question : addresses[view],
    })),
    leaveQuestion: assign(({ context: { address } }) => ({
      question: nothing,
      address: address['view'] === undefined ? nothing : address,
    })),
    openDraft: sendTo('writing', (_, { place }: { place: string }) => ({
      type: 'draft.opened',
      place,
    })),
    tellRemoved: sendTo('writing', (_, { place }: { place: string }) => ({
      type: 'draft.removed',
      place,
    })),
    openBox: sendTo('drafts', { type: 'box.opened' }),
  },
}).createMachine({
  id: 'headquarters',
  context: ({ input }) => ({ ...input, question: questionIn(input.address) }),
  invoke: {
    id: 'drafts',
    src: 'headquartersDrafts',
    input: ({ context: { subjectId } }) => ({ subjectId }),
  },
  type: 'parallel',
  states: {
    form: {
      initial: 'running',
      states: {
        running: {
          invoke: {
            id: 'writing',
            src: 'headquartersFeedback',
            input: ({ context: { subjectId, question }, event }) => ({
              ...{ subjectId, values: reportOf(question) },
              ...(event.type === 'another.requested' &&
                event.place !== undefined && { place: event.place }),
            }),
          },
          on: {
            'another.requested': { target: 'running', reenter: true, actions: 'leaveQuestion' },
            'draft.removed': { actions: { type: 'tellRemoved', params: ({ event }) => event } },
          },
        },
      },
    },
    view: {
      initial: 'choosing',
      on: {
        // By Back or a link.
        'address.changed': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: '.choosing',
          actions: { type: 'takeAddress', params: ({ event }) => event },
        },
      },
      states: {
        choosing: { always: [startAt('drafts'), startAt('sent'), { target: 'writing' }] },
        writing: {
          entry: { type: 'keepAddress', params: { view: 'writing' } },
          on: {
            'drafts.chosen': 'drafts',
            'sent.chosen': 'sent',
          },
        },
        drafts: {
          entry: [{ type: 'keepAddress', params: { view: 'drafts' } }, 'openBox'],
          on: {
            'writing.chosen': 'writing',
            'sent.chosen': 'sent',
            'draft.opened': {
              target: 'writing',
              actions: { type: 'openDraft', params: ({ event }) => event },
            },
          },
        },
        sent: {
          entry: { type: 'keepAddress', params: { view: 'sent' } },
          invoke: {
            id: 'sent',
            src: 'sentFeedbackRows',
            input: ({ context: { subjectId } }) => ({
              scope: { subject_id: subjectId },
              address: nothing,
            }),
          },
          on: {
            'writing.chosen': 'writing',
            'drafts.chosen': 'drafts',
          },
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

export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
/** Whether the form was begun from a question. */
export const selectIsOfQuestion = ({ context }: Snapshot) => 'question_id' in context.question;
/** What the page shows. */
export const selectView = (snapshot: Snapshot): View =>
  views.find((view) => snapshot.matches({ view })) ?? 'writing';
export const selectWriting = ({ children }: Snapshot) => children.writing;
/** The draft box; undefined while something else shows. */
export const selectDraftBox = (snapshot: Snapshot) =>
  snapshot.matches({ view: 'drafts' }) ? snapshot.children.drafts : undefined;
/** The list of sent feedback; undefined while something else shows. */
export const selectSentRows = ({ children }: Snapshot) => children.sent;
export const selectOpened = ({ children }: Snapshot) => children.opened;
