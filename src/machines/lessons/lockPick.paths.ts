/** Samples for the paths of picking students; who can be picked has paths of its own. */
export const lockPickPaths = {
  inputs: { nobody: { subjectId: 3, picked: [] } },
  events: {
    'students.toggled': [{ ids: [5] }],
    'search.typed': [{ text: 'a' }],
  },
};
