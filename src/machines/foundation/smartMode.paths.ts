/** Samples for the paths of a health smart mode's life: its events say all themselves. */
export const smartModePaths = {} as const;
