/** What QA plans the paths of a health smart mode's life with: its events say all themselves. */
export const smartModePaths = {} as const;
