import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import {
  finishTrainingLesson,
  joinTraining,
  reopenTrainingLesson,
  trainingCourseInfo,
} from '../../contract/training';
import { errorIn, type Failure } from '../parts/failure';
import { known } from '../parts/known';
import { failureNotice, type Notice } from '../parts/notice';
import { unloaded } from '../parts/record';
import { recordParts } from '../parts/record/parts';
import { recordStates } from '../parts/record/states';
import type {
  RecordContext,
  RecordDefinition,
  RecordEvent,
  RecordInput,
} from '../parts/record/types';
import { remote } from '../parts/remote';

type Info = typeof trainingCourseInfo;
type Context = RecordContext<Info>;

const definition: RecordDefinition<Info> = {
  ...{ call: trainingCourseInfo, mayBeAbsent: true, changes: true },
  concerns: ({ type, id = null }, { payload: { course_id } }) =>
    type === 'training.changed' && (id ?? course_id) === course_id,
};
const { actors, guards, actionsFor } = recordParts(definition);
const { ready: current, ...states } = recordStates(definition);

type Event =
  | RecordEvent
  | { type: 'training.joined' }
  | { type: 'trainingLesson.finished' }
  | { type: 'trainingLesson.reopened' };

/** The lesson on the page, whether its address named it or not. */
const ofLesson = ({ context: { answer } }: { context: Context }) => ({
  course_id: known(answer).course.course_id,
  lesson_id: known(answer).lesson.lesson_id,
});

const shows = {
  target: 'reading',
  actions: [
    {
      type: 'keepAnswer',
      params: ({ event }: { event: { output: AnswerOf<Info> } }) => ({ answer: event.output }),
    },
    'keepOvertaken',
  ],
} as const;
const fails = { target: 'reading', actions: { type: 'tellFailure', params: errorIn } } as const;

/** One training course at one lesson: it is joined, and its lessons are done one after the other [SCREEN-169, ROUTE-028]. */
export const trainingCourse = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: RecordInput<Info>;
    emitted: Notice;
    tags: 'busy' | 'failed' | 'empty';
  },
  actors: {
    ...actors,
    join: remote(joinTraining),
    finish: remote(finishTrainingLesson),
    reopen: remote(reopenTrainingLesson),
  },
  guards: {
    ...guards,
    isNotJoined: ({ context: { answer } }) => known(answer).course.joined_at === null,
    isStudying: ({ context: { answer } }) =>
      known(answer).course.joined_at !== null && known(answer).lesson.done_at === null,
    isDone: ({ context: { answer } }) => known(answer).lesson.done_at !== null,
  },
  actions: {
    ...actionsFor<Event>(),
    /** The lesson stays the same, though the account may have got further meanwhile. */
    keepAnswer: assign(({ context: { payload } }, { answer }: { answer: AnswerOf<Info> }) => ({
      ...{ answer, failure: null },
      payload: { ...payload, lesson_id: answer.lesson.lesson_id },
    })),
    tellFailure: emit((_, { error }: Failure): Notice => failureNotice(error)),
  },
}).createMachine({
  id: 'trainingCourse',
  context: ({ input }) => unloaded(input),
  initial: 'finding',
  states: {
    ...states,
    ready: {
      type: 'parallel',
      states: {
        current,
        lesson: {
          initial: 'reading',
          states: {
            reading: {
              on: {
                'training.joined': { guard: 'isNotJoined', target: 'joining' },
                'trainingLesson.finished': { guard: 'isStudying', target: 'finishing' },
                'trainingLesson.reopened': { guard: 'isDone', target: 'reopening' },
              },
            },
            joining: { invoke: { src: 'join', input: ofLesson, onDone: shows, onError: fails } },
            finishing: {
              invoke: { src: 'finish', input: ofLesson, onDone: shows, onError: fails },
            },
            reopening: {
              invoke: { src: 'reopen', input: ofLesson, onDone: shows, onError: fails },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof trainingCourse>;

export const selectOpened = ({ context }: Snapshot) => context.answer;
/** Whether joining, or a mark of the lesson, is on its way. */
export const selectIsSending = (snapshot: Snapshot) =>
  snapshot.matches('ready') && !snapshot.matches({ ready: { lesson: 'reading' } });
