/** Samples for the paths of a post-class feedback's life. */
export const classFeedbackPaths = {} as const;
