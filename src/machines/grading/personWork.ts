import { assign, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { gradingQueue } from '../../contract/grading';
import { homeworkInfo } from '../../contract/homework';
import type { SocketMessage } from '../../contract/socket';
import type { EssayCategory } from '../../domain/grading';
import type { Stretch } from '../../domain/segments';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import type { WorkLoaded } from './definition';
import type { Info } from './essay';
import { grading } from './grading';

type Queue = AnswerOf<typeof gradingQueue>;
/** One answer of adaptive homework. */
export type HomeworkAnswer = Info['answers'][number];

interface PersonWorkInput {
  readonly subjectId: number;
  readonly personId: number;
}

interface Context extends PersonWorkInput {
  /** Whose homework it is and how far; the answers of adaptive homework. Null until it is there. */
  readonly info: Info | null;
  /** The beginning of what waits to be corrected; null until it is there. */
  readonly queue: Queue | null;
  /** The stretch of the essay that was selected and is not yet remarked upon. */
  readonly marked: Stretch | null;
}

type Event =
  | { type: 'retry.requested' }
  | ({ type: 'stretch.marked' } & Stretch)
  | { type: 'stretch.unmarked' }
  /** A new remark on the stretch. */
  | { type: 'remark.requested'; category: EssayCategory }
  /** A remark that is there shall be about the stretch. */
  | { type: 'retarget.requested'; id: string }
  | WorkLoaded<Info>
  | Signals['socket'];

/** One student's homework: the essay, its grading, and the next student to correct. */
export const personWork = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PersonWorkInput,
    tags: {} as 'busy',
    children: {} as { grading: 'grading' },
  },
  actors: {
    grading,
    loadInfo: remote(homeworkInfo),
    loadQueue: remote(gradingQueue),
    socket: signal('socket'),
  },
  guards: {
    isConcerned: (_, { message }: { message: SocketMessage }) =>
      message.type === 'homework.changed',
  },
  actions: {
    keepInfo: assign((_, { info }: { info: Info }) => ({ info })),
    keepQueue: assign((_, { queue }: { queue: Queue }) => ({ queue })),
    keepStretch: assign((_, { start, end }: Stretch) => ({ marked: { start, end } })),
    forgetStretch: assign({ marked: null }),
    addRemark: sendTo(
      'grading',
      ({ context: { marked } }, { category }: { category: EssayCategory }) => ({
        type: 'annotation.added' as const,
        annotation: { ...(marked ?? { start: 0, end: 0 }), category, comment: '' },
      }),
    ),
    retarget: sendTo('grading', ({ context: { marked } }, { id }: { id: string }) => ({
      type: 'annotation.retargeted' as const,
      ...(marked ?? { start: 0, end: 0 }),
      id,
    })),
    tellRetry: sendTo('grading', { type: 'load.retried' }),
  },
}).createMachine({
  id: 'personWork',
  type: 'parallel',
  context: ({ input }) => ({ ...input, info: null, queue: null, marked: null }),
  invoke: [
    {
      id: 'grading',
      src: 'grading',
      input: ({ context: { subjectId, personId } }) => ({ subjectId, id: personId }),
    },
    { id: 'socket', src: 'socket' },
  ],
  states: {
    // The grading asks for it when the page is opened; it is asked for anew when it has changed.
    info: {
      initial: 'awaited',
      on: {
        'retry.requested': { actions: 'tellRetry' },
        'socket.received': {
          guard: { type: 'isConcerned', params: ({ event }) => event },
          target: '.loading',
        },
      },
      states: {
        awaited: {
          tags: 'busy',
          on: {
            'work.loaded': {
              target: 'known',
              actions: { type: 'keepInfo', params: ({ event }) => event },
            },
            'socket.received': {},
          },
        },
        loading: {
          tags: 'busy',
          invoke: {
            src: 'loadInfo',
            input: ({ context: { subjectId, personId } }) => ({
              subject_id: subjectId,
              person_id: personId,
            }),
            onDone: {
              target: 'known',
              actions: { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: {},
        unknown: {},
      },
    },
    // Nobody waits for this: without it the way leads over the list.
    queue: {
      initial: 'loading',
      on: {
        'socket.received': {
          guard: { type: 'isConcerned', params: ({ event }) => event },
          target: '.loading',
        },
      },
      states: {
        loading: {
          invoke: {
            src: 'loadQueue',
            input: ({ context: { subjectId } }) => ({
              subject_id: subjectId,
              page: 1,
              page_size: 2,
            }),
            onDone: {
              target: 'known',
              actions: { type: 'keepQueue', params: ({ event }) => ({ queue: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: {},
        unknown: {},
      },
    },
    stretch: {
      initial: 'none',
      on: {
        'stretch.marked': {
          target: '.marked',
          actions: { type: 'keepStretch', params: ({ event }) => event },
        },
      },
      states: {
        none: { entry: 'forgetStretch' },
        marked: {
          on: {
            'stretch.unmarked': 'none',
            'remark.requested': {
              target: 'none',
              actions: { type: 'addRemark', params: ({ event }) => event },
            },
            'retarget.requested': {
              target: 'none',
              actions: { type: 'retarget', params: ({ event }) => event },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof personWork>;

export const selectGrading = ({ children }: Snapshot) => children.grading;
export const selectInfo = ({ context }: Snapshot) => context.info;

/** Whose homework waits longest, this one aside; null when nobody else waits or nobody knows. */
export function selectNext({ context: { queue, personId } }: Snapshot) {
  return queue?.list.find(({ person_id: id }) => id !== personId) ?? null;
}

/** How many others wait to be corrected; null when nobody knows. */
export function selectOthersWaiting({ context: { queue, info } }: Snapshot) {
  if (queue === null) return null;
  return queue.total - (info?.person.status === 'toBeCorrected' ? 1 : 0);
}
