import type { ShownToast } from './toasts';

interface State {
  readonly context: { readonly shown: readonly ShownToast[]; readonly count: number };
}

const saved = { tone: 'good', message: { key: 'shell:saved' } } as const;
const unsure = {
  ...{ tone: 'bad', message: { key: 'shell:unsure.network' } },
  act: 'r1',
} as const;
const failed = { tone: 'bad', message: { key: 'shell:failure.network' } } as const;

/** Samples for the paths of the notices: up to three, some of them said twice. */
export const toastsPaths = {
  events: {
    'notice.shown': ({ context: { count } }: State) => (count < 3 ? [saved, failed, unsure] : []),
    // For one that was closed by hand time runs out unseen: the first goes by itself.
    'notice.dismissed': ({ context: { shown } }: State) =>
      shown.length === 2 ? shown.map(({ id }) => ({ id })) : [],
    'session.closed': ({ context: { shown } }: State) =>
      shown.some(({ acts }) => acts.length > 0) ? [{}] : [],
    'act.settled': ({ context: { shown } }: State) =>
      shown.some(({ acts }) => acts.length > 0) ? [{ act: 'r1' }] : [],
    // Only time says this.
    'notice.expired': [],
  },
};
