/** Samples for the paths of a foundation's health. */
export const foundationHealthPaths = {
  events: { 'health.assessed': [{ score: 92 }, { score: 70 }, { score: 41 }] },
} as const;
