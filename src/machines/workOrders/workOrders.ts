import { emit, setup, type SnapshotFrom } from 'xstate';
import type { ListPage } from '../parts/collection/query';
import { type Notice, successNotice } from '../parts/notice';
import { requestIn, workOrderRequest } from './workOrderRequest';
import { workOrderRows } from './workOrderRows';

interface Context extends ListPage {
  /** Whether the address asks for a new one. */
  readonly isAsked: boolean;
}

type Event = { type: 'workOrder.requested' } | { type: 'workOrder.cancelled' };

/** The page of work orders: the list, and the dialog that opens a new one. The list hears of it by the socket. */
export const workOrders = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    emitted: {} as Notice,
    children: {} as { list: 'workOrderRows'; form: 'workOrderRequest' },
  },
  actors: { workOrderRows, workOrderRequest },
  guards: { isAsked: ({ context }) => context.isAsked },
  actions: {
    tellSent: emit(successNotice('workOrders:request.sent')),
    /** The list without the question: a reload or Back does not ask again. */
    forgetQuestion: emit({ type: 'page.requested', to: '/workOrders/list', replace: true }),
  },
}).createMachine({
  id: 'workOrders',
  context: ({ input }) => input,
  invoke: {
    id: 'list',
    src: 'workOrderRows',
    input: ({ context: { subjectId, address } }) => ({ scope: { subject_id: subjectId }, address }),
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isAsked', target: 'requesting' }, { target: 'browsing' }] },
    browsing: { on: { 'workOrder.requested': 'requesting' } },
    requesting: {
      on: {
        'workOrder.cancelled': [
          { guard: 'isAsked', target: 'browsing', actions: 'forgetQuestion' },
          { target: 'browsing' },
        ],
      },
      invoke: {
        id: 'form',
        src: 'workOrderRequest',
        input: ({ context }) => requestIn(context.subjectId),
        onDone: [
          { guard: 'isAsked', target: 'browsing', actions: ['tellSent', 'forgetQuestion'] },
          { target: 'browsing', actions: 'tellSent' },
        ],
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof workOrders>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectForm = ({ children }: Snapshot) => children.form;
