import { assertEvent, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Todo } from '../../domain/home';
import { type Notice, successNotice } from '../parts/notice';
import { dayAfter } from '../../domain/businessTime';
import { todoPoll } from './homePolls';
import { snooze } from './snooze';

interface Context {
  readonly subjectId: number;
}

type Event =
  | { type: 'refresh.requested' }
  | ({ type: 'snooze.requested'; today: string } & Pick<Todo, 'item' | 'kind' | 'name'>)
  | { type: 'snooze.cancelled' };

/** The to-do list, at home and on a page of its own, and putting a thing off [ROUTE-075, SCREEN-007]. */
export const todos = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as { list: 'todoPoll'; snooze: 'snooze' },
  },
  actors: { todoPoll, snooze },
  actions: {
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    tellSnoozed: emit(successNotice('home:snooze.done')),
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
        onDone: { target: 'browsing', actions: ['tellSnoozed', 'refreshList'] },
      },
      // What was sent already may have arrived all the same.
      on: { 'snooze.cancelled': { target: 'browsing', actions: 'refreshList' } },
    },
  },
});

type Snapshot = SnapshotFrom<typeof todos>;

export const selectList = ({ children }: Snapshot) => children.list;
/** The dialog that puts a thing off, while it is open. */
export const selectSnoozing = ({ children }: Snapshot) => children.snooze;
