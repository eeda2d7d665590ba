import { assign, setup, type SnapshotFrom } from 'xstate';
import { local } from '../parts/local';
import { workOrderPreview } from './workOrderRows';

interface Input {
  readonly subjectId: number;
  /** Whether somebody is logged in, who has work orders. */
  readonly isMember: boolean;
}

interface Context extends Input {
  /** Where the chat is; empty before it was found. */
  readonly address: string;
}

type Event = { type: 'desk.opened' } | { type: 'desk.closed' } | { type: 'retry.requested' };

/** The service desk's window: the chat, which may fail to load, and the latest work orders beside it. */
export const serviceDesk = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    tags: {} as 'busy' | 'failed',
    children: {} as { preview: 'workOrderPreview' },
  },
  actors: { findDesk: local('serviceDesk.find'), workOrderPreview },
  guards: { isMember: ({ context }) => context.isMember },
  actions: {
    keepAddress: assign((_, { address }: { address: string }) => ({ address })),
  },
}).createMachine({
  id: 'serviceDesk',
  context: ({ input }) => ({ ...input, address: '' }),
  initial: 'closed',
  states: {
    closed: { on: { 'desk.opened': 'open' } },
    open: {
      on: { 'desk.closed': 'closed' },
      type: 'parallel',
      states: {
        chat: {
          initial: 'loading',
          states: {
            loading: {
              tags: 'busy',
              invoke: {
                src: 'findDesk',
                onDone: {
                  target: 'ready',
                  actions: { type: 'keepAddress', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
            },
            ready: {},
            failed: { tags: 'failed', on: { 'retry.requested': 'loading' } },
          },
        },
        orders: {
          initial: 'choosing',
          states: {
            choosing: { always: [{ guard: 'isMember', target: 'shown' }, { target: 'hidden' }] },
            shown: {
              invoke: {
                id: 'preview',
                src: 'workOrderPreview',
                input: ({ context }) => ({ scope: { subject_id: context.subjectId } }),
              },
            },
            hidden: {},
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof serviceDesk>;

export const selectIsOpen = (snapshot: Snapshot) => snapshot.matches('open');
export const selectIsConnecting = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.hasTag('failed');
export const selectAddress = ({ context }: Snapshot) => context.address;
export const selectPreview = ({ children }: Snapshot) => children.preview;
