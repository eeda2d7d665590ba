import { assign, sendParent, setup } from 'xstate';
import { businessDay } from '../../domain/businessTime';
import type { ScopeRenewed } from './renewal';
import { signal, type Signals } from './signal';

interface Today {
  /** The business day; undefined before it is known. */
  readonly today?: string | undefined;
}

/** Tells the chart that invokes it the business day by the server's clock, at once, after each midnight, and when asked. */
export const dayRenewal = setup({
  types: {} as {
    context: Today;
    events: Signals['clock'] | { type: 'renewal.requested' };
    input: { readonly payload: Today };
  },
  actors: { clock: signal('clock') },
  guards: {
    isOtherDay: ({ context }, { today }: Today) => context.today !== today,
  },
  actions: {
    keepDay: assign((_, { today }: Today) => ({ today })),
    tellDay: sendParent((_, scope: Today): ScopeRenewed<Today> => ({
      ...{ type: 'scope.renewed', scope },
    })),
  },
}).createMachine({
  id: 'dayRenewal',
  context: ({ input }) => input.payload,
  initial: 'current',
  states: {
    current: {
      invoke: { id: 'clock', src: 'clock' },
      on: {
        // Whoever listens may have been busy when it was told.
        'renewal.requested': { actions: { type: 'tellDay', params: ({ context }) => context } },
        'clock.ticked': {
          guard: { type: 'isOtherDay', params: dayOf },
          actions: [
            { type: 'keepDay', params: dayOf },
            { type: 'tellDay', params: dayOf },
          ],
        },
      },
    },
  },
});

function dayOf({ event }: { readonly event: Signals['clock'] }): Today {
  return { today: businessDay(new Date(event.now)) };
}

/** The renewal of a form whose rules know the day as `today` of its scope. */
export const renewsDay = { by: dayRenewal, payload: ({ today }: Today) => ({ today }) };
