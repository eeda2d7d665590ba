/** What QA plans the paths of a contest board with; its list and season have paths of their own. */
export const contestBoardPaths = {
  inputs: { usual: { subjectId: 2, board: 'foundation', address: {} } },
} as const;
