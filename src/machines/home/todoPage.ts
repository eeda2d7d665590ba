import { assertEvent, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Todo } from '../../domain/home';
import { type Notice, successNotice } from '../parts/notice';
import { dayAfter } from './days';
import { todoPoll } from './homePolls';
import { snooze } from './snooze';

interface Context {
  readonly subjectId: number;
}

type Event =
  | ({ type: 'snooze.requested'; today: string } & Pick<Todo, 'item' | 'kind' | 'name'>)
  | { type: 'snooze.cancelled' };

/** The whole to-do list on a page of its own, and putting a thing off [ROUTE-075]. */
export const todoPage = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as { todos: 'todoPoll'; snooze: 'snooze' },
  },
  actors: { todoPoll, snooze },
  actions: {
    refresh: sendTo('todos', { type: 'refresh.requested' }),
    tellSnoozed: emit(successNotice('home:snooze.done')),
  },
}).createMachine({
  id: 'todoPage',
  context: ({ input }) => input,
  invoke: {
    id: 'todos',
    src: 'todoPoll',
    input: ({ context }) => ({ payload: { subject_id: context.subjectId } }),
  },
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
        onDone: { target: 'browsing', actions: ['tellSnoozed', 'refresh'] },
      },
      // What was sent already may have arrived all the same.
      on: { 'snooze.cancelled': { target: 'browsing', actions: 'refresh' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof todoPage>;

export const selectTodos = ({ children }: Snapshot) => children.todos;
export const selectSnoozing = ({ children }: Snapshot) => children.snooze;
