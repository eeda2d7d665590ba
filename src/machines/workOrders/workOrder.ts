import { assign, type EventFrom, setup, transition } from 'xstate';
import type { WorkOrderFile } from '../../domain/workOrders';

/** How a work order was handled; of one in progress there is nothing to tell [ENTITY-034]. */
interface Handling {
  /** A moment; null while it is in progress. */
  readonly finishedAt: string | null;
  readonly handledBy: string | null;
  readonly resultRemark: string | null;
  readonly files: readonly WorkOrderFile[];
}

type Handled = {
  readonly at: string;
  readonly by: string;
  readonly remark: string;
  readonly files: readonly WorkOrderFile[];
};

type Event = ({ type: 'order.handled' } & Handled) | { type: 'order.opened' };

/** The life of a request to the service desk: being handled and being read know nothing of each other. */
export const workOrder = setup({
  types: {} as { context: Handling; events: Event; input: Pick<Handling, 'files'>; tags: 'done' },
  actions: {
    keepHandling: assign(({ context }, { at, by, remark, files }: Handled) => ({
      finishedAt: at,
      handledBy: by,
      resultRemark: remark,
      files: [...context.files, ...files],
    })),
  },
}).createMachine({
  id: 'workOrder',
  type: 'parallel',
  context: ({ input: { files } }) => ({
    ...{ finishedAt: null, handledBy: null, resultRemark: null, files },
  }),
  states: {
    status: {
      initial: 'inProgress',
      states: {
        inProgress: {
          on: {
            'order.handled': {
              target: 'completed',
              actions: { type: 'keepHandling', params: ({ event }) => event },
              meta: { spec: 'WKO-01' },
            },
          },
        },
        completed: { tags: 'done' },
      },
    },
    read: {
      initial: 'unread',
      states: {
        unread: { on: { 'order.opened': { target: 'read', meta: { spec: 'WKO-02' } } } },
        read: {},
      },
    },
  },
});

/** A work order as it is stored. */
export interface WorkOrder extends Handling {
  readonly isUnread: boolean;
}

/** The next state of a stored work order after an event; null where the chart refuses it. */
export function nextWorkOrder(
  { isUnread, ...context }: WorkOrder,
  event: EventFrom<typeof workOrder>,
): WorkOrder | null {
  const snapshot = workOrder.resolveState({
    value: {
      status: context.finishedAt === null ? 'inProgress' : 'completed',
      read: isUnread ? 'unread' : 'read',
    },
    context,
  });
  if (!snapshot.can(event)) return null;
  const [next] = transition(workOrder, snapshot, event);
  return { ...next.context, isUnread: next.matches({ read: 'unread' }) };
}
