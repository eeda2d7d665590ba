/** What QA plans the paths of a class's board with; its list, season and lottery have paths of their own. */
export const classBoardPaths = {
  inputs: { usual: { subjectId: 2, board: 'foundation', address: {} } },
} as const;
