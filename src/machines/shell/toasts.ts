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
}

interface NewToast extends Omit<ShownToast, 'id'> {
  /** The key of a notice that is not true any more. */
  readonly replaces?: string | undefined;
}

type Event =
  | ({ type: 'notice.shown' } & NewToast)
  | { type: 'notice.expired'; id: string }
  | { type: 'notice.dismissed'; id: string };

/** The notices on the screen: run by the portal as long as it lives, each notice leaves by itself or by hand. */
export const toasts = setup({
  types: {
    context: {} as { shown: readonly ShownToast[]; count: number },
    events: {} as Event,
  },
  actions: {
    show: enqueueActions(({ context, enqueue }, { tone, message, replaces }: NewToast) => {
      const id = `notice-${String(context.count)}`;
      // The same sentence twice at once says no more than once.
      const others = context.shown.filter(
        (toast) =>
          toast.message.key !== replaces &&
          JSON.stringify(toast.message) !== JSON.stringify(message),
      );
      enqueue.assign({ shown: [...others, { id, tone, message }], count: context.count + 1 });
      enqueue.raise(
        { type: 'notice.expired', id },
        { delay: tone === 'bad' ? errorStays : successStays, id },
      );
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
    'notice.shown': {
      actions: {
        type: 'show',
        params: ({ event: { tone, message, replaces } }) => ({ tone, message, replaces }),
      },
    },
    'notice.expired': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
    'notice.dismissed': { actions: { type: 'remove', params: ({ event }) => ({ id: event.id }) } },
  },
});
