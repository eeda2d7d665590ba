import { assign, enqueueActions, setup } from 'xstate';
import type { Message } from '../parts/notice';

/** How long an error stays, in ms [CODE-015]. */
export const errorStays = 3000;
/** How long a success stays, in ms [CODE-017]. */
export const successStays = 2000;

export interface ShownToast {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly message: Message;
  /** Whether it stays until it is closed by hand. */
  readonly stays: boolean;
}

interface NewToast extends Omit<ShownToast, 'id' | 'stays'> {
  readonly stays?: boolean | undefined;
  /** The key of a notice that is not true any more. */
  readonly replaces?: string | undefined;
}

interface Context {
  readonly shown: readonly ShownToast[];
  readonly count: number;
}

type Toned = Pick<ShownToast, 'tone'>;

type Event =
  | ({ type: 'notice.shown' } & NewToast)
  | { type: 'notice.expired'; id: string }
  | { type: 'notice.dismissed'; id: string }
  | { type: 'session.closed' };

const newIn = ({ event }: { event: NewToast }): NewToast => event;

const idOf = (count: number) => `notice-${String(count)}`;

/**
 * The notices on the screen, run by the portal as long as it lives. Each leaves by itself or by hand; one that says that
 * the outcome of an act is unknown leaves by hand alone, and with the session.
 */
export const toasts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  guards: {
    isToStay: (_, { stays = false }: Pick<NewToast, 'stays'>) => stays,
  },
  actions: {
    show: assign(({ context }, { tone, message, replaces, stays = false }: NewToast) => {
      // The same sentence twice at once says no more than once.
      const others = context.shown.filter(
        (toast) =>
          toast.message.key !== replaces &&
          JSON.stringify(toast.message) !== JSON.stringify(message),
      );
      const shown = { id: idOf(context.count), tone, message, stays };
      return { shown: [...others, shown], count: context.count + 1 };
    }),
    /** Follows `show`, whose notice is the last. */
    expireLater: enqueueActions(({ context, enqueue }, { tone }: Toned) => {
      const id = idOf(context.count - 1);
      const delay = tone === 'bad' ? errorStays : successStays;
      enqueue.raise({ type: 'notice.expired', id }, { delay, id });
    }),
    removeStaying: assign({
      shown: ({ context }) => context.shown.filter(({ stays }) => !stays),
    }),
    remove: assign({
      shown: ({ context }, { id }: { id: string }) =>
        context.shown.filter((toast) => toast.id !== id),
    }),
  },
}).createMachine({
  id: 'toasts',
  context: { shown: [], count: 0 },
  on: {
    'notice.shown': [
      {
        guard: { type: 'isToStay', params: newIn },
        actions: { type: 'show', params: newIn },
      },
      {
        actions: [
          { type: 'show', params: newIn },
          { type: 'expireLater', params: newIn },
        ],
      },
    ],
    'notice.expired': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'notice.dismissed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'session.closed': { actions: 'removeStaying' },
  },
});
