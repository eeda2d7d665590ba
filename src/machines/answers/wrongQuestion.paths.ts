/** Samples for the paths of a wrong question. */
export const wrongQuestionPaths = {} as const;
