/** What QA plans the paths of a post-class feedback's life with. */
export const classFeedbackPaths = {} as const;
