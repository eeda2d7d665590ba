const origins = { own: 'https://portal.example', allowed: [] };

/** What QA plans the paths of the page of materials with; list and upload have paths of their own. */
export const materialsPaths = {
  inputs: { usual: { subjectId: 2, address: {}, origins } },
  events: { 'course.chosen': [{ courseId: 201 }], 'material.uploaded': [{ name: 'notes.txt' }] },
} as const;
