/** What QA plans the paths of a wrong question with. */
export const wrongQuestionPaths = {} as const;
