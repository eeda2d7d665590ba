/** What QA plans the paths of a contest board with; its list, season and lottery have paths of their own. */
export const contestBoardPaths = {
  inputs: { usual: { subjectId: 2, board: 'foundation', address: {} } },
  events: { 'lottery.opened': [{ names: 'masked' }, { names: undefined }] },
} as const;
