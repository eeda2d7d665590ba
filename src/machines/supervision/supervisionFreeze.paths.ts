/** What QA plans the paths of a student's supervision with: its events say all themselves. */
export const supervisionFreezePaths = {} as const;
