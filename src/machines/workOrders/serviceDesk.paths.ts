/** Samples for the paths of the service desk; the list in its window has paths of its own. */
export const serviceDeskPaths = {
  inputs: {
    member: { subjectId: 2, isMember: true },
    visitor: { subjectId: 2, isMember: false },
  },
  outcomes: {
    findDesk: { done: [{ address: 'about:blank' }], error: [new Error('It does not answer.')] },
  },
} as const;
