/** What QA plans the paths of leaving with: there is nothing to choose from. */
export const logoutPaths = {} as const;
