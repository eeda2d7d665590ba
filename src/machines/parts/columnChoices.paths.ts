/** Samples for the paths of the columns of a list. */
export const columnChoicesPaths = {
  inputs: { usual: { choices: {} } },
  events: {
    'column.switched': [
      { list: 'studentRows', column: 'grade', isShown: false },
      { list: 'studentRows', column: 'grade', isShown: true },
    ],
    'columns.reset': [{ list: 'studentRows' }],
  },
} as const;
