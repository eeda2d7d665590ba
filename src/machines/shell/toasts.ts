import { assign, enqueueActions, setup } from 'xstate';
import type { Message, VisitedPage } from '../parts/notice';

/** How long an error stays, in ms [CODE-015]. */
export const errorStays = 3000;
/** How long a success stays, in ms [CODE-017]. */
export const successStays = 2000;

export interface ShownToast {
  readonly id: string;
  readonly tone: 'good' | 'bad';
  readonly message: Message;
  /** The acts of which nobody knows how they ended: it stays until it is known of each. */
  readonly acts: readonly UnsureAct[];
}

interface UnsureAct {
  readonly id: string;
  /** The page on which it was done, where its outcome can be looked for. */
  readonly page: VisitedPage | undefined;
}

interface NewToast extends Pick<ShownToast, 'tone' | 'message'> {
  readonly act?: string | undefined;
  readonly page?: VisitedPage | undefined;
  /** What another notice says that is not true any more. */
  readonly replaces?: Message | undefined;
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
  | { type: 'act.settled'; act: string }
  | { type: 'session.closed' };

const newIn = ({ event }: { event: NewToast }): NewToast => event;

const isSaying = ({ message }: ShownToast, other: Message | undefined) =>
  other !== undefined && JSON.stringify(message) === JSON.stringify(other);

const idOf = (count: number) => `notice-${String(count)}`;

/**
 * The notices on the screen, run by the portal as long as it lives. Each leaves by itself or by hand; one that says that
 * the outcome of an act is unknown leaves by hand, once it is known, and with the session.
 */
export const toasts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
  },
  guards: {
    isUnsure: (_, { act }: Pick<NewToast, 'act'>) => act !== undefined,
  },
  actions: {
    show: assign(({ context }, { tone, message, replaces, act, page }: NewToast) => {
      // The same sentence twice at once says no more than once.
      const others = context.shown.filter(
        (toast) => !isSaying(toast, replaces) && !isSaying(toast, message),
      );
      const said = context.shown.find((toast) => isSaying(toast, message))?.acts ?? [];
      const acts = [
        ...said.filter(({ id }) => id !== act),
        ...(act === undefined ? [] : [{ id: act, page }]),
      ];
      const shown = { id: idOf(context.count), tone, message, acts };
      return { shown: [...others, shown], count: context.count + 1 };
    }),
    /** Follows `show`, whose notice is the last. */
    expireLater: enqueueActions(({ context, enqueue }, { tone }: Toned) => {
      const id = idOf(context.count - 1);
      const delay = tone === 'bad' ? errorStays : successStays;
      enqueue.raise({ type: 'notice.expired', id }, { delay, id });
    }),
    removeUnsure: assign({
      shown: ({ context }) => context.shown.filter(({ acts }) => acts.length === 0),
    }),
    removeSettled: assign({
      shown: ({ context }, { act }: { act: string }) =>
        context.shown.flatMap((toast) => {
          const acts = toast.acts.filter(({ id }) => id !== act);
          return acts.length === 0 && toast.acts.length > 0 ? [] : [{ ...toast, acts }];
        }),
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
        guard: { type: 'isUnsure', params: newIn },
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
    'act.settled': { actions: { type: 'removeSettled', params: ({ event }) => event } },
    'session.closed': { actions: 'removeUnsure' },
  },
});
