import { assign, setup, type SnapshotFrom } from 'xstate';
import { feedbackReports } from '../../contract/feedback';
import type { HeadquartersSubject, SubjectReports } from '../../domain/headquartersSubject';
import { errorIn, type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';

interface Input {
  readonly subjectId: number;
}

interface Context extends Input {
  readonly subject: HeadquartersSubject | null;
  /** Null until the server has answered for this subject. */
  readonly reports: SubjectReports | null;
  readonly failure: ShownFailure | null;
}

interface Named {
  readonly subject: HeadquartersSubject | null;
}

type Event = ({ type: 'subject.named' } & Named) | { type: 'reports.retried' };

const unasked = { reports: null, failure: null };

/** What colleagues have reported of the subject that the form names, asked for once the typing pauses. */
export const reportedSubject = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    tags: 'busy' | 'failed' | 'empty';
  },
  actors: { askReports: remote(feedbackReports) },
  delays: { typingPause: 250 },
  guards: {
    /** Another field has changed, and the answer for this subject is here. */
    isSame: ({ context }, { subject }: Named) =>
      context.reports !== null && JSON.stringify(subject) === JSON.stringify(context.subject),
    isNone: ({ context }) => context.subject === null,
  },
  actions: {
    keepSubject: assign((_, { subject }: Named) => ({ subject, ...unasked })),
    keepReports: assign((_, { reports }: { reports: SubjectReports }) => ({ reports })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    forgetFailure: assign(unasked),
  },
}).createMachine({
  id: 'reportedSubject',
  context: ({ input }) => ({ ...input, subject: null, ...unasked }),
  initial: 'unnamed',
  on: {
    'subject.named': [
      { guard: { type: 'isSame', params: ({ event }) => event } },
      { target: '.deciding', actions: { type: 'keepSubject', params: ({ event }) => event } },
    ],
  },
  states: {
    deciding: { always: [{ guard: 'isNone', target: 'unnamed' }, { target: 'waiting' }] },
    unnamed: { tags: 'empty' },
    waiting: { tags: 'busy', after: { typingPause: 'asking' } },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'askReports',
        src: 'askReports',
        input: ({ context: { subjectId, subject } }) => ({
          subject_id: subjectId,
          about: subject ?? {},
        }),
        onDone: {
          target: 'answered',
          actions: { type: 'keepReports', params: ({ event }) => ({ reports: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: errorIn } },
      },
    },
    answered: {},
    failed: {
      tags: 'failed',
      on: { 'reports.retried': { target: 'asking', actions: 'forgetFailure' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof reportedSubject>;

/** The answer for the subject; null before. */
export const selectReports = ({ context }: Snapshot) => context.reports;
/** In which subject it is asked for. */
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
/** Whether a question is named that the subject does not have. */
export const selectIsUnknown = ({ context: { subject, reports } }: Snapshot) =>
  subject?.type === 'question' && reports?.question === null;
export const selectIsFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
