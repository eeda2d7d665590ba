import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { PayloadOf } from '../../contract/call';
import type { reportSheets as sheetsCall } from '../../contract/reports';
import { type Notice, successNotice } from '../parts/notice';
import { finalReview } from './finalReview';
import { reportLink } from './reportLink';
import { reportSheets } from './reportSheets';

interface Input {
  readonly payload: PayloadOf<typeof sheetsCall>;
}

interface Context extends Input {
  /** The final review as it stood when somebody began to write; null before. */
  readonly text: string | null;
}

type Event = { type: 'review.requested'; text: string } | { type: 'review.cancelled' };

const sheets = {
  id: 'sheets',
  src: 'reportSheets',
  input: ({ context: { payload } }: { context: Context }) => ({ payload, scope: {} }),
} as const;

/** What parents are given: the reports as they are printed; of one student a link and, at a term's end, a review. */
export const reportHandout = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    children: {} as { sheets: 'reportSheets'; link: 'reportLink'; review: 'finalReview' },
  },
  actors: { reportSheets, reportLink, finalReview },
  actions: {
    keepText: assign((_, { text }: { text: string }) => ({ text })),
    tellSaved: emit(successNotice('reports:review.saved')),
  },
  guards: {
    isOfStudent: ({ context: { payload } }) => payload.student_id !== undefined,
    isFinal: ({ context: { payload } }) => payload.what === 'final',
  },
}).createMachine({
  id: 'reportHandout',
  context: ({ input }) => ({ ...input, text: null }),
  initial: 'starting',
  states: {
    starting: {
      always: [{ guard: 'isOfStudent', target: 'ofStudent' }, { target: 'ofClass' }],
    },
    ofClass: { invoke: sheets },
    ofStudent: {
      invoke: [
        sheets,
        {
          id: 'link',
          src: 'reportLink',
          input: ({ context }) => {
            const { class_id: _, student_id = 0, ...payload } = context.payload;
            return { payload: { ...payload, student_id }, scope: {} };
          },
        },
      ],
      initial: 'reading',
      states: {
        reading: {
          on: {
            'review.requested': {
              guard: 'isFinal',
              target: 'writing',
              actions: { type: 'keepText', params: ({ event: { text } }) => ({ text }) },
            },
          },
        },
        writing: {
          // The sheet is loaded again: a colleague may have written meanwhile.
          on: { 'review.cancelled': '#reportHandout.starting' },
          invoke: {
            id: 'review',
            src: 'finalReview',
            input: ({ context: { payload, text } }) => {
              const { subject_id, student_id = 0, from, to } = payload;
              return {
                scope: { subject_id, student_id, from, to, seen: text ?? '' },
                values: { text: text ?? '' },
                draftKey: `finalReview.${subject_id}.${student_id}.${from}`,
              };
            },
            // The sheet is loaded again with what was written.
            onDone: { target: '#reportHandout.starting', actions: 'tellSaved' },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof reportHandout>;

export const selectSheets = ({ children }: Snapshot) => children.sheets;
export const selectLink = ({ children }: Snapshot) => children.link;
export const selectReview = ({ children }: Snapshot) => children.review;
export const selectIsOfStudent = ({ context }: Snapshot) =>
  context.payload.student_id !== undefined;
/** What the sheets are asked for by. */
export const selectAsked = ({ context }: Snapshot) => context.payload;
/** Whether it is the final report of a student, whose review can be written. */
export const selectMayReview = (snapshot: Snapshot) =>
  snapshot.can({ type: 'review.requested', text: '' });
