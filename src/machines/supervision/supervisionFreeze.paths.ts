/** Samples for the paths of a student's supervision: its events say all themselves. */
export const supervisionFreezePaths = {} as const;
