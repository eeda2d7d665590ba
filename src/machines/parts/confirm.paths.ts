import type { ConfirmInput } from './confirm';

const asked: ConfirmInput = { question: { key: 'question' }, consequences: [] };

/** What QA plans the paths of a confirmation with. */
export const confirmPaths = {
  inputs: { plain: asked, withBox: { ...asked, box: { key: 'box' } } },
  project: ({ attempts, ...context }: { readonly attempts: number }) => ({
    ...context,
    hasTried: attempts > 0,
  }),
};
