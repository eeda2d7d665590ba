import { assertEvent, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { takeWelcomeGift } from '../../contract/home';
import { hasCode } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';
import type { Todo } from '../../domain/home';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal } from '../parts/signal';
import { dayAfter } from './days';
import {
  attentionPoll,
  lessonPoll,
  reportPoll,
  summaryPoll,
  todoPoll,
  weekPoll,
} from './homePolls';
import { schedule } from './schedule';
import { snooze } from './snooze';

interface Input {
  readonly subjectId: number;
  /** The business day on which the page is opened. */
  readonly today: string;
}

type Event =
  | { type: 'socket.received'; message: SocketMessage }
  | ({ type: 'snooze.requested'; today: string } & Pick<Todo, 'item' | 'kind' | 'name'>)
  | { type: 'snooze.cancelled' }
  | { type: 'gift.requested' };

/** What most blocks are asked with. */
const ofSubject = ({ context }: { context: Input }) => ({
  payload: { subject_id: context.subjectId },
});

/** The home page: blocks that load and fail alone, what is put off, and the day's gift. */
export const home = setup({
  types: {
    context: {} as Input,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'done',
    children: {} as {
      attention: 'attentionPoll';
      todos: 'todoPoll';
      summary: 'summaryPoll';
      schedule: 'schedule';
      lessons: 'lessonPoll';
      reports: 'reportPoll';
      week: 'weekPoll';
      snooze: 'snooze';
    },
  },
  actors: {
    ...{ attentionPoll, todoPoll, summaryPoll, schedule, lessonPoll, reportPoll, weekPoll, snooze },
    takeGift: remote(takeWelcomeGift),
    socket: signal('socket'),
  },
  delays: { gathering: 2000 },
  actions: {
    refreshAttention: sendTo('attention', { type: 'refresh.requested' }),
    refreshTodos: sendTo('todos', { type: 'refresh.requested' }),
    refreshSummary: sendTo('summary', { type: 'refresh.requested' }),
    tellSnoozed: emit(successNotice('home:snooze.done')),
    tellGift: emit((_, { coins }: { coins: number }) =>
      successNotice('home:gift.taken', { count: coins }),
    ),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
  guards: {
    isOfThePage: (_, { message }: { message: SocketMessage }) =>
      message.type === 'student.changed' || message.type === 'homework.changed',
    isTaken: (_, { error }: { error: unknown }) => hasCode(error, 'conflict'),
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'attention', src: 'attentionPoll', input: ofSubject },
    { id: 'todos', src: 'todoPoll', input: ofSubject },
    { id: 'summary', src: 'summaryPoll', input: ofSubject },
    {
      id: 'schedule',
      src: 'schedule',
      input: ({ context: { subjectId, today } }) => ({ subjectId, day: today }),
    },
    { id: 'lessons', src: 'lessonPoll', input: ofSubject },
    { id: 'reports', src: 'reportPoll', input: ofSubject },
    { id: 'week', src: 'weekPoll', input: ofSubject },
    { id: 'socket', src: 'socket' },
  ],
  states: {
    /** Messages come in bursts: what came within two seconds is looked at once. */
    news: {
      initial: 'quiet',
      states: {
        quiet: {
          on: {
            'socket.received': {
              guard: {
                type: 'isOfThePage',
                params: ({ event }) => ({ message: event.message }),
              },
              target: 'gathering',
            },
          },
        },
        gathering: {
          after: {
            gathering: {
              target: 'quiet',
              actions: ['refreshAttention', 'refreshTodos', 'refreshSummary'],
            },
          },
        },
      },
    },
    todo: {
      initial: 'browsing',
      states: {
        browsing: { on: { 'snooze.requested': 'snoozing' } },
        snoozing: {
          invoke: {
            id: 'snooze',
            src: 'snooze',
            input: ({ context, event }) => {
              assertEvent(event, 'snooze.requested');
              const { item, kind, name, today } = event;
              return {
                scope: { subject_id: context.subjectId, item, kind, name, today },
                values: { until: dayAfter(today, 1) },
                draftKey: `snooze.${item}`,
              };
            },
            onDone: { target: 'browsing', actions: ['tellSnoozed', 'refreshTodos'] },
          },
          // What was sent already may have arrived all the same.
          on: { 'snooze.cancelled': { target: 'browsing', actions: 'refreshTodos' } },
        },
      },
    },
    gift: {
      initial: 'offered',
      states: {
        offered: { on: { 'gift.requested': 'taking' } },
        taking: {
          tags: 'busy',
          invoke: {
            id: 'takeGift',
            src: 'takeGift',
            input: ({ context }) => ({ subject_id: context.subjectId }),
            onDone: {
              target: 'gone',
              actions: [
                { type: 'tellGift', params: ({ event }) => ({ coins: event.output.coins }) },
                'refreshSummary',
              ],
            },
            onError: [
              {
                guard: { type: 'isTaken', params: ({ event }) => ({ error: event.error }) },
                target: 'gone',
                actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              },
              {
                target: 'offered',
                actions: { type: 'tellFailure', params: ({ event }) => ({ error: event.error }) },
              },
            ],
          },
        },
        /** Taken, here or in another window. */
        gone: { tags: 'done' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof home>;

/** The charts of the blocks, and of the dialog that puts a thing off while it is open. */
export const selectBlocks = ({ children }: Snapshot) => children;
export const selectIsGiftGone = (snapshot: Snapshot) => snapshot.matches({ gift: 'gone' });
export const selectIsTakingGift = (snapshot: Snapshot) => snapshot.matches({ gift: 'taking' });
