const kept = (isReady: boolean) => ({
  place: 'grading.subjective.3.7',
  content: { stars: '4', isReady },
  savedAt: 1_795_155_000_000,
});

/** Samples for the paths of which answers were put aside. */
export const putAsidePaths = {
  inputs: { chinese: { subjectId: 3 } },
  outcomes: {
    find: { done: [[kept(true)], [kept(false)]], error: [new Error('denied')] },
  },
  project: ({ answerIds }: { readonly answerIds: readonly number[] }) => answerIds,
};
