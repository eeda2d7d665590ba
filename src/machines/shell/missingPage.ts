import { setup, type SnapshotFrom } from 'xstate';
import { callTimeout } from '../../contract/call';
import { local } from '../parts/local';
import { signal } from '../parts/signal';

interface Context {
  /** The page whose code or words did not come. */
  readonly path: string;
}

type Event = { type: 'retry.requested' } | { type: 'network.lost' } | { type: 'network.found' };

/**
 * A page whose code or words did not come. Without a connection it is tried again as soon as there is one; where the
 * server has a new release, only a reload brings the page [MSG-012, MSG-016].
 */
export const missingPage = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Context,
    tags: {} as 'busy' | 'failed' | 'done',
  },
  actors: {
    findRelease: local('release.find'),
    loadPage: local('page.load'),
    network: signal('network'),
  },
  // The browser may not notice that the server is there again.
  delays: { patience: callTimeout, pause: 10_000 },
  guards: { isSame: (_, { isSame }: { isSame: boolean }) => isSame },
}).createMachine({
  id: 'missingPage',
  context: ({ input }) => input,
  invoke: { id: 'network', src: 'network' },
  initial: 'asking',
  states: {
    asking: {
      tags: 'busy',
      invoke: {
        src: 'findRelease',
        onDone: [
          {
            guard: { type: 'isSame', params: ({ event }) => event.output },
            target: 'loading',
          },
          { target: 'outdated' },
        ],
        onError: 'unreachable',
      },
      after: { patience: 'unreachable' },
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPage',
        input: ({ context }) => context,
        onDone: 'here',
        onError: 'broken',
      },
    },
    unreachable: {
      tags: 'failed',
      initial: 'waiting',
      states: {
        waiting: {
          on: { 'network.found': 'trying', 'retry.requested': 'trying' },
          after: { pause: 'trying' },
        },
        trying: {
          invoke: {
            src: 'findRelease',
            onDone: [
              {
                guard: { type: 'isSame', params: ({ event }) => event.output },
                target: '#missingPage.loading',
              },
              { target: '#missingPage.outdated' },
            ],
            onError: 'waiting',
          },
          after: { patience: 'waiting' },
        },
      },
    },
    outdated: { tags: 'failed' },
    broken: { tags: 'failed' },
    here: { tags: 'done', type: 'final' },
  },
});

type Snapshot = SnapshotFrom<typeof missingPage>;

export const selectIsHere = (snapshot: Snapshot) => snapshot.hasTag('done');
export const selectIsTrying = (snapshot: Snapshot) => snapshot.matches({ unreachable: 'trying' });

/** Why the page is not there; null while that is not known. */
export function selectCause(snapshot: Snapshot): 'unreachable' | 'outdated' | 'crashed' | null {
  if (snapshot.matches('unreachable')) return 'unreachable';
  if (snapshot.matches('outdated')) return 'outdated';
  return snapshot.matches('broken') ? 'crashed' : null;
}
