const judged = { by: 101, at: '2026-11-20T14:30:00+08:00' };

/** Samples for the paths of a flag. */
export const dialogueFlagPaths = {
  events: { 'flag.handled': [judged], 'flag.dismissed': [judged] },
} as const;
