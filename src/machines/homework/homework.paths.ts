const page = { subjectId: 3, view: 'assignment', address: {}, arrangingId: null } as const;

/** What QA plans the paths of homework management with; lists and dialog have paths of their own. */
export const homeworkPaths = {
  inputs: {
    arranging: { ...page, arrangingId: 41 },
    arrangingByStudent: { ...page, view: 'student', arrangingId: 41 },
    usual: page,
  },
  outcomes: { homeworkAssignment: { done: [undefined] } },
} as const;
