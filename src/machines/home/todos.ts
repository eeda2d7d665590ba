import { assertEvent, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { resumeTodo } from '../../contract/home';
import type { Todo } from '../../domain/home';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { dayAfter } from '../../domain/businessTime';
import { todoPoll } from './homePolls';
import { snooze } from './snooze';

interface Context {
  readonly subjectId: number;
}

type Event =
  | { type: 'refresh.requested' }
  | ({ type: 'snooze.requested'; today: string } & Pick<Todo, 'item' | 'kind' | 'name'>)
  | { type: 'snooze.cancelled' }
  | ({ type: 'resume.requested' } & Pick<Todo, 'item'>);

/** The to-do list, at home and on a page of its own, putting a thing off, and taking that back [ROUTE-075, SCREEN-007]. */
export const todos = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as { list: 'todoPoll'; snooze: 'snooze' },
    tags: {} as 'busy',
  },
  actors: { todoPoll, snooze, resume: remote(resumeTodo) },
  actions: {
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    tellSnoozed: emit(successNotice('home:snooze.done')),
    tellResumed: emit(successNotice('home:resume.done')),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
}).createMachine({
  id: 'todos',
  context: ({ input }) => input,
  invoke: {
    id: 'list',
    src: 'todoPoll',
    input: ({ context }) => ({ payload: { subject_id: context.subjectId } }),
  },
  on: { 'refresh.requested': { actions: 'refreshList' } },
  initial: 'browsing',
  states: {
    browsing: { on: { 'snooze.requested': 'snoozing', 'resume.requested': 'resuming' } },
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
        onDone: { target: 'browsing', actions: ['tellSnoozed', 'refreshList'] },
      },
      // What was sent already may have arrived all the same.
      on: { 'snooze.cancelled': { target: 'browsing', actions: 'refreshList' } },
    },
    resuming: {
      tags: 'busy',
      invoke: {
        id: 'resume',
        src: 'resume',
        input: ({ context, event }) => {
          assertEvent(event, 'resume.requested');
          return { subject_id: context.subjectId, item: event.item };
        },
        onDone: { target: 'browsing', actions: ['tellResumed', 'refreshList'] },
        // It may have been done, or taken back, elsewhere.
        onError: {
          target: 'browsing',
          actions: [{ type: 'tellFailure', params: errorIn }, 'refreshList'],
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof todos>;

export const selectList = ({ children }: Snapshot) => children.list;
/** The dialog that puts a thing off, while it is open. */
export const selectSnoozing = ({ children }: Snapshot) => children.snooze;
/** Whether it is being taken back that a thing was put off. */
export const selectIsResuming = (snapshot: Snapshot) => snapshot.hasTag('busy');
