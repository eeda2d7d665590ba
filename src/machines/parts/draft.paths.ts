const found = { place: 'feedback.42', content: 'Owl', savedAt: 1_795_155_000_000 };
const saved = { content: 'Fox', savedAt: 1_795_155_000_000 };

/** Samples for the paths of a draft. */
export const draftPaths = {
  maxStates: 9000,
  inputs: {
    feedback: { key: 'feedback.42' },
    wanted: { key: 'feedback.42', wanted: found.place },
  },
  events: {
    'content.changed': [{ content: 'Fox' }],
    'keep.requested': [{ content: 'Fox' }],
    'draft.restored': [{ place: found.place }, { place: 'feedback.42.beside.7' }],
    'place.emptied': [{ place: found.place }],
    'draft.discarded': [{ place: found.place }],
    'discard.undone': [{ place: found.place }],
  },
  outcomes: {
    findDrafts: { done: [[found], []], error: [new Error('denied')] },
    noteDraft: { done: [null], error: [new Error('full')] },
    saveDraft: { done: [saved], error: [new Error('full')] },
    handOver: { done: [saved], error: [new Error('full')] },
    keepDiscarded: { done: [saved], error: [new Error('full')] },
    discardDraft: { done: [null], error: [new Error('denied')] },
    removeDraft: { done: [null], error: [new Error('denied')] },
  },
};
