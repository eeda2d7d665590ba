const page = {
  subjectId: 3,
  view: 'assignment',
  address: {},
  mayAssign: true,
  chosen: null,
} as const;

/** Samples for the paths of homework management; lists and dialog have paths of their own. */
export const homeworkPaths = {
  inputs: {
    usual: page,
    byStudent: { ...page, view: 'student' },
    asked: { ...page, view: 'student', chosen: [1, 2] },
    readOnly: { ...page, mayAssign: false },
  },
  outcomes: { homeworkAssignment: { done: [undefined] } },
} as const;
