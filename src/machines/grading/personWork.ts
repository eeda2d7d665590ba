import { assign, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import { homeworkInfo } from '../../contract/homework';
import type { SocketMessage } from '../../contract/socket';
import type { EssayCategory } from '../../domain/grading';
import type { Stretch } from '../../domain/segments';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import type { WorkLoaded } from './definition';
import type { Info } from './essay';
import { grading } from './grading';
import { gradingPlace } from './gradingPlace';
import type { Rival } from './setup';

/** One answer of adaptive homework. */
export type HomeworkAnswer = Info['answers'][number];

interface PersonWorkInput {
  readonly subjectId: number;
  readonly personId: number;
}

interface Context extends PersonWorkInput {
  /** Whose homework it is and how far; the answers of adaptive homework. Null until it is there. */
  readonly info: Info | null;
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

/** Who has corrected the essay or withdrawn the homework, or that the student has left its course; else null. */
function rivalIn({ correction, withdrawn, person: { status } }: Info): Rival | null {
  if (correction === null) {
    if (withdrawn !== null) return { ...withdrawn, status };
    return status === 'invalid' ? { by: null, at: null, status } : null;
  }
  const { corrected_by: by, corrected_at: at, is_own } = correction;
  return { by, at, is_own };
}

/** One student's homework: the essay, its grading, and what there is to grade next. */
export const personWork = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as PersonWorkInput,
    tags: {} as 'busy',
    children: {} as { grading: 'grading'; place: 'gradingPlace' },
  },
  actors: {
    grading,
    loadInfo: remote(homeworkInfo),
    gradingPlace,
    socket: signal('socket'),
  },
  guards: {
    isConcerned: (_, { message }: { message: SocketMessage }) =>
      message.type === 'homework.changed',
  },
  actions: {
    keepInfo: assign((_, { info }: { info: Info }) => ({ info })),
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
    /** Whoever else was faster, or has withdrawn the homework, is said while one still writes. */
    tellRival: enqueueActions(({ enqueue }, { info }: { info: Info }) => {
      const rival = rivalIn(info);
      if (rival !== null) enqueue.sendTo('grading', { type: 'rival.noticed', rival });
    }),
    tellRetry: sendTo('grading', { type: 'load.retried' }),
  },
}).createMachine({
  id: 'personWork',
  type: 'parallel',
  context: ({ input }) => ({ ...input, info: null, marked: null }),
  invoke: [
    {
      id: 'grading',
      src: 'grading',
      input: ({ context: { subjectId, personId } }) => ({ subjectId, id: personId }),
    },
    {
      id: 'place',
      src: 'gradingPlace',
      input: ({ context: { subjectId, personId } }) => ({
        payload: { subject_id: subjectId, kind: 'essay', id: personId },
        scope: {},
      }),
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
              actions: [
                { type: 'keepInfo', params: ({ event }) => ({ info: event.output }) },
                { type: 'tellRival', params: ({ event }) => ({ info: event.output }) },
              ],
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
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
export const selectInfo = ({ context }: Snapshot) => context.info;

/** Its place among all that waits, to be shown with it. */
export const selectPlace = ({ children }: Snapshot) => children.place;
