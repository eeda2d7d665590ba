/** Samples for the paths of the audition mark. */
export const auditionMarkPaths = {
  events: { 'audition.confirmed': [{ at: '2026-11-20T19:30:00+08:00' }] },
} as const;
