import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { takeWelcomeGift } from '../../contract/home';
import { reminderOutlook, remindStudents } from '../../contract/reminders';
import { hasCode } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';
import { areAllReminded, type Attention, isSent, type ReminderOutcome } from '../../domain/home';
import type { ForeseenReminder } from '../../domain/reminders';
import { errorIn } from '../parts/failure';
import { dayRenewal } from '../parts/dayRenewal';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { ScopeRenewed } from '../parts/renewal';
import { signal } from '../parts/signal';
import { attentionPoll, lessonPoll, reportPoll, summaryPoll, weekPoll } from './homePolls';
import { schedule, type Today } from './schedule';
import { todos } from './todos';

interface Input {
  readonly subjectId: number;
  /** The business day on which the page is opened. */
  readonly today: string;
}

/** A student whom a reminder may help. */
export type Remindable = Pick<Attention, 'student_id' | 'name' | 'username' | 'grade'>;

interface Context extends Input {
  /** Who is about to be reminded. */
  readonly reminded: readonly Remindable[];
  /** How that would end for each now, and what each would be told. */
  readonly foreseen: readonly ForeseenReminder[];
  /** How that ended for each; null unless some were left out. */
  readonly results: readonly ReminderOutcome[] | null;
}

type Event =
  | { type: 'socket.received'; message: SocketMessage }
  | ScopeRenewed<Today>
  | { type: 'gift.requested' }
  | { type: 'reminder.requested'; students: readonly Remindable[] }
  | { type: 'reminder.confirmed' }
  | { type: 'reminder.cancelled' }
  | { type: 'reminder.closed' };

interface Results {
  readonly results: readonly ReminderOutcome[];
}

interface Foreseen {
  readonly results: readonly ForeseenReminder[];
}

/** Those who would be reminded. */
const sentTo = (outcomes: readonly ReminderOutcome[]) =>
  outcomes.filter(isSent).map(({ student_id }) => student_id);

/** What most blocks are asked with. */
const ofSubject = ({ context }: { context: Input }) => ({
  payload: { subject_id: context.subjectId },
});

/** The home page: blocks that load and fail alone, and the day's gift. */
export const home = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    tags: {} as 'busy' | 'done',
    children: {} as {
      attention: 'attentionPoll';
      todos: 'todos';
      summary: 'summaryPoll';
      schedule: 'schedule';
      renewal: 'dayRenewal';
      lessons: 'lessonPoll';
      reports: 'reportPoll';
      week: 'weekPoll';
    },
  },
  actors: {
    ...{ attentionPoll, todos, summaryPoll, schedule, lessonPoll, reportPoll, weekPoll },
    dayRenewal,
    takeGift: remote(takeWelcomeGift),
    findReasons: remote(reminderOutlook),
    remind: remote(remindStudents),
    socket: signal('socket'),
  },
  delays: { gathering: 2000 },
  actions: {
    refreshAttention: sendTo('attention', { type: 'refresh.requested' }),
    refreshTodos: sendTo('todos', { type: 'refresh.requested' }),
    refreshSummary: sendTo('summary', { type: 'refresh.requested' }),
    toSchedule: sendTo('schedule', ({ event }) => event),
    keepReminded: assign((_, { students }: { students: readonly Remindable[] }) => ({
      reminded: students,
    })),
    keepForeseen: assign((_, { results }: Foreseen) => ({ foreseen: results })),
    tellGift: emit((_, { coins }: { coins: number }) =>
      successNotice('home:gift.taken', { count: coins }),
    ),
    tellReminded: emit((_, { results }: Results) =>
      successNotice('students:reminding.outcome.sent', { count: results.length }),
    ),
    keepResults: assign((_, { results }: Results) => ({ results })),
    forgetResults: assign({ results: null }),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
  guards: {
    isOfThePage: (_, { message }: { message: SocketMessage }) =>
      message.type === 'student.changed' || message.type === 'homework.changed',
    hasReasons: (_, { results }: Results) => sentTo(results).length > 0,
    areAllReminded: (_, { results }: Results) => areAllReminded(results),
    isTaken: (_, { error }: { error: unknown }) => hasCode(error, 'conflict'),
  },
}).createMachine({
  id: 'home',
  context: ({ input }) => ({ ...input, reminded: [], foreseen: [], results: null }),
  type: 'parallel',
  invoke: [
    { id: 'attention', src: 'attentionPoll', input: ofSubject },
    {
      id: 'todos',
      src: 'todos',
      input: ({ context: { subjectId } }) => ({ subjectId }),
    },
    { id: 'summary', src: 'summaryPoll', input: ofSubject },
    {
      id: 'schedule',
      src: 'schedule',
      input: ({ context: { subjectId, today } }) => ({ subjectId, today }),
    },
    {
      id: 'renewal',
      src: 'dayRenewal',
      input: ({ context: { today } }) => ({ payload: { today } }),
    },
    { id: 'lessons', src: 'lessonPoll', input: ofSubject },
    { id: 'reports', src: 'reportPoll', input: ofSubject },
    { id: 'week', src: 'weekPoll', input: ofSubject },
    { id: 'socket', src: 'socket' },
  ],
  on: { 'scope.renewed': { actions: 'toSchedule' } },
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
    /** A message cannot be taken back: it says first who gets which. */
    reminders: {
      initial: 'idle',
      states: {
        idle: {
          on: {
            'reminder.requested': {
              target: 'findingReasons',
              actions: { type: 'keepReminded', params: ({ event }) => event },
            },
          },
        },
        /** The list may be a minute old: whoever would get none by now is told apart before it is asked. */
        findingReasons: {
          tags: 'busy',
          invoke: {
            id: 'findReasons',
            src: 'findReasons',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              student_ids: context.reminded.map(({ student_id }) => student_id),
            }),
            onDone: [
              {
                guard: { type: 'hasReasons', params: ({ event }) => event.output },
                target: 'confirming',
                actions: { type: 'keepForeseen', params: ({ event }) => event.output },
              },
              {
                target: 'reminded',
                actions: [
                  { type: 'keepResults', params: ({ event }) => event.output },
                  'refreshAttention',
                ],
              },
            ],
            onError: { target: 'idle', actions: { type: 'tellFailure', params: errorIn } },
          },
        },
        confirming: { on: { 'reminder.confirmed': 'sending', 'reminder.cancelled': 'idle' } },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'remind',
            src: 'remind',
            input: ({ context }) => ({
              subject_id: context.subjectId,
              student_ids: sentTo(context.foreseen),
            }),
            onDone: [
              {
                guard: { type: 'areAllReminded', params: ({ event }) => event.output },
                target: 'idle',
                actions: [
                  { type: 'tellReminded', params: ({ event }) => event.output },
                  'refreshAttention',
                ],
              },
              {
                target: 'reminded',
                actions: [
                  { type: 'keepResults', params: ({ event }) => event.output },
                  'refreshAttention',
                ],
              },
            ],
            onError: { target: 'idle', actions: { type: 'tellFailure', params: errorIn } },
          },
        },
        /** Who was left out, and why, stays in sight until it is closed. */
        reminded: { exit: 'forgetResults', on: { 'reminder.closed': 'idle' } },
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
                guard: { type: 'isTaken', params: errorIn },
                target: 'gone',
                actions: { type: 'tellFailure', params: errorIn },
              },
              {
                target: 'offered',
                actions: { type: 'tellFailure', params: errorIn },
              },
            ],
          },
        },
        /** Taken, here or in another window; the next day has one of its own. */
        gone: {
          tags: 'done',
          on: { 'scope.renewed': { target: 'offered', actions: ['toSchedule', 'refreshSummary'] } },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof home>;

/** The charts of the blocks. */
export const selectBlocks = ({ children }: Snapshot) => children;
export const selectIsGiftGone = (snapshot: Snapshot) => snapshot.matches({ gift: 'gone' });
export const selectIsTakingGift = (snapshot: Snapshot) => snapshot.matches({ gift: 'taking' });
export const selectReminded = ({ context }: Snapshot) => context.reminded;
export const selectForeseen = ({ context }: Snapshot) => context.foreseen;
/** Whether it is asked who is reminded, or they are being reminded. */
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches({ reminders: 'confirming' }) || selectIsReminding(snapshot);
/** How reminding ended, where some were left out. */
export const selectResults = ({ context }: Snapshot) => context.results;
/** Whether students are being reminded this moment. */
export const selectIsReminding = (snapshot: Snapshot) => snapshot.matches({ reminders: 'sending' });
/** Whether no other reminder can begin: one is being sent, or looked into. */
export const selectIsReminderBusy = (snapshot: Snapshot) =>
  selectIsReminding(snapshot) || snapshot.matches({ reminders: 'findingReasons' });
