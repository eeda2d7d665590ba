/** Samples for the paths of a student's place in the lists. */
export const listingPaths = {
  events: { 'student.hidden': [{ at: '2026-11-20T19:30:00+08:00' }] },
  project: ({ hiddenAt }: { hiddenAt: string | null }) => ({ hasHideTime: hiddenAt !== null }),
} as const;
