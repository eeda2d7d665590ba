/** What QA plans the paths of local content with; its lists and its form have paths of their own. */
export const localCoursesPaths = {
  inputs: { usual: { subjectId: 3, address: {} } },
  outcomes: {
    localRestore: {
      done: [
        {
          values: { uname: 'zhou', password: 'demo1234', version: 'a1' },
          answer: { restored_count: 3 },
        },
      ],
    },
  },
} as const;
