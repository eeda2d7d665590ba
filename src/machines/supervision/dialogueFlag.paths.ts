const at = '2026-11-20T14:30:00+08:00';
const judged = { by: 101, at };

/** Samples for the paths of a flag; what is taken back is the verdict that was seen, or an earlier one. */
export const dialogueFlagPaths = {
  events: {
    'flag.handled': [judged],
    'flag.dismissed': [judged],
    'flag.reopened': [{ judgedAt: at }, { judgedAt: '2026-11-20T14:29:00+08:00' }],
  },
} as const;
