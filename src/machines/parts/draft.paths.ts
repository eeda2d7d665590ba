const saved = { content: { title: 'Owl' }, savedAt: 1_795_155_000_000 };

/** Samples for the paths of a draft. */
export const draftPaths = {
  inputs: { feedback: { key: 'feedback.42' } },
  events: { 'content.changed': [{ content: { title: 'Fox' } }] },
  outcomes: {
    loadDraft: { done: [saved, null], error: [new Error('denied')] },
    saveDraft: { done: [saved], error: [new Error('full')] },
    discardDraft: { done: [null], error: [new Error('denied')] },
    removeDraft: { done: [null], error: [new Error('denied')] },
  },
};
