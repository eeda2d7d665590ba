/** Samples for the paths of a page whose code did not come. */
export const missingPagePaths = {
  inputs: { guide: { path: '/guide' } },
  outcomes: {
    findRelease: {
      done: [{ isSame: true }, { isSame: false }],
      error: [new Error('The server does not answer.')],
    },
    loadPage: { done: [null], error: [new Error('The file does not come.')] },
  },
} as const;
