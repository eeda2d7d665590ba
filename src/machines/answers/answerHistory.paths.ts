/** Samples for the paths of the answer history; list and form have paths of their own. */
export const answerHistoryPaths = {
  inputs: { usual: { subjectId: 3, address: {} } },
  events: {
    'filters.requested': [{ values: { from: '', to: '', minimum: '70', maximum: '' } }],
  },
  outcomes: {
    answerFilters: {
      done: [{ values: { from: '', to: '', minimum: '70', maximum: '90' }, answer: null }],
    },
  },
} as const;
