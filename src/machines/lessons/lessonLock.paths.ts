/** Samples for the paths of a lesson's lock. */
export const lessonLockPaths = {
  inputs: {
    inOrder: { isSprint: false, hasLockedBefore: false, isNewFoundation: false },
    behindALock: { isSprint: false, hasLockedBefore: true, isNewFoundation: false },
    sprint: { isSprint: true, hasLockedBefore: true, isNewFoundation: false },
    newFoundation: { isSprint: false, hasLockedBefore: false, isNewFoundation: true },
  },
} as const;
