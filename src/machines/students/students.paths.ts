/** Samples for the paths of the student lists' page; the rows have paths of their own. */
export const studentsPaths = {
  inputs: { list: { subjectId: 2, hasAudition: true, hasClasses: true, address: {} } },
  events: { 'marking.requested': [{ ids: [1, 2] }, { ids: [] }] },
} as const;
