import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { SocketMessage } from '../../contract/socket';
import { subjectIds } from '../../domain/subjects';
import type { Stretch } from '../../domain/segments';
import { signal, type Signals } from '../parts/signal';
import { translated } from '../parts/translated';
import { englishGrading, subjectiveGrading } from './answerGrading';
import type { Loaded } from './definition';
import { english } from './english';
import { gradingPlace } from './gradingPlace';
import { subjective } from './subjective';

interface AnswerWorkInput {
  readonly subjectId: number;
  readonly answerId: number;
}

interface Context extends AnswerWorkInput {
  /** The stretch of the essay that was selected and is not yet remarked upon. */
  readonly marked: Stretch | null;
}

type Event =
  | { type: 'retry.requested' }
  | ({ type: 'stretch.marked' } & Stretch)
  | { type: 'stretch.unmarked' }
  /** A new remark on the stretch. */
  | { type: 'remark.requested' }
  /** A remark that is there shall be about the stretch. */
  | { type: 'retarget.requested'; id: string }
  | Signals['socket'];

const isEnglish = ({ subjectId }: Context) => subjectId === subjectIds.english;

/** A student's written answer: its grading, that of English with remarks, who was faster, and the next one. */
export const answerWork = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as AnswerWorkInput,
    children: {} as {
      subjective: 'subjectiveGrading';
      english: 'englishGrading';
      place: 'gradingPlace';
    },
  },
  actors: {
    subjectiveGrading,
    englishGrading,
    gradingPlace,
    loadSubjective: translated(subjective.load),
    loadEnglish: translated(english.load),
    socket: signal('socket'),
  },
  guards: {
    isConcerned: (_, { message }: { message: SocketMessage }) =>
      message.type === 'homework.changed',
    isEnglish: ({ context }) => isEnglish(context),
  },
  actions: {
    keepStretch: assign((_, { start, end }: Stretch) => ({ marked: { start, end } })),
    forgetStretch: assign({ marked: null }),
    addRemark: sendTo('english', ({ context: { marked } }) => ({
      type: 'annotation.added' as const,
      annotation: { ...(marked ?? { start: 0, end: 0 }), category: '', comment: '' },
    })),
    retarget: sendTo('english', ({ context: { marked } }, { id }: { id: string }) => ({
      type: 'annotation.retargeted' as const,
      ...(marked ?? { start: 0, end: 0 }),
      id,
    })),
    /** Whoever else was faster is said while one still writes. */
    tellRival: enqueueActions(
      ({ enqueue, context }, { graded }: Pick<Loaded<unknown>, 'graded'>) => {
        if (graded === null) return;
        const { by, at, isOwn } = graded;
        const child = isEnglish(context) ? 'english' : 'subjective';
        enqueue.sendTo(child, { type: 'rival.noticed', rival: { by, at, is_own: isOwn } });
      },
    ),
    retrySubjective: sendTo('subjective', { type: 'load.retried' }),
    retryEnglish: sendTo('english', { type: 'load.retried' }),
  },
}).createMachine({
  id: 'answerWork',
  type: 'parallel',
  context: ({ input }) => ({ ...input, marked: null }),
  invoke: [
    {
      id: 'place',
      src: 'gradingPlace',
      input: ({ context: { subjectId, answerId } }) => ({
        payload: { subject_id: subjectId, kind: 'answer', id: answerId },
        scope: {},
      }),
    },
    { id: 'socket', src: 'socket' },
  ],
  states: {
    grading: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'isEnglish', target: 'english' }, { target: 'subjective' }] },
        subjective: {
          invoke: {
            id: 'subjective',
            src: 'subjectiveGrading',
            input: ({ context: { subjectId, answerId } }) => ({ subjectId, id: answerId }),
          },
          on: { 'retry.requested': { actions: 'retrySubjective' } },
        },
        english: {
          invoke: {
            id: 'english',
            src: 'englishGrading',
            input: ({ context: { subjectId, answerId } }) => ({ subjectId, id: answerId }),
          },
          on: { 'retry.requested': { actions: 'retryEnglish' } },
          initial: 'reading',
          states: {
            reading: {
              entry: 'forgetStretch',
              on: {
                'stretch.marked': {
                  target: 'marked',
                  actions: { type: 'keepStretch', params: ({ event }) => event },
                },
              },
            },
            marked: {
              on: {
                'stretch.marked': {
                  actions: { type: 'keepStretch', params: ({ event }) => event },
                },
                'stretch.unmarked': 'reading',
                'remark.requested': { target: 'reading', actions: 'addRemark' },
                'retarget.requested': {
                  target: 'reading',
                  actions: { type: 'retarget', params: ({ event }) => event },
                },
              },
            },
          },
        },
      },
    },
    // The grading asks for it when the page is opened; it is asked for anew when something has changed.
    news: {
      initial: 'known',
      on: {
        'socket.received': {
          guard: { type: 'isConcerned', params: ({ event }) => event },
          target: '.choosing',
        },
      },
      states: {
        known: {},
        choosing: { always: [{ guard: 'isEnglish', target: 'english' }, { target: 'subjective' }] },
        subjective: {
          invoke: {
            src: 'loadSubjective',
            input: ({ context: { subjectId, answerId } }) => ({ subjectId, id: answerId }),
            onDone: {
              target: 'known',
              actions: { type: 'tellRival', params: ({ event }) => event.output },
            },
            onError: 'known',
          },
        },
        english: {
          invoke: {
            src: 'loadEnglish',
            input: ({ context: { subjectId, answerId } }) => ({ subjectId, id: answerId }),
            onDone: {
              target: 'known',
              actions: { type: 'tellRival', params: ({ event }) => event.output },
            },
            onError: 'known',
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof answerWork>;

export const selectSubjective = ({ children }: Snapshot) => children.subjective;
export const selectEnglish = ({ children }: Snapshot) => children.english;

export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;

/** Its place among all that waits, to be shown with it. */
export const selectPlace = ({ children }: Snapshot) => children.place;
