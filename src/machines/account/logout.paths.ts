/** Samples for the paths of leaving: there is nothing to choose from. */
export const logoutPaths = {} as const;
