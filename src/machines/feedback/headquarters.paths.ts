/** Samples for the paths of the page; the form and the list have paths of their own. */
export const headquartersPaths = {
  inputs: { subject: { subjectId: 2 } },
  events: { 'feedback.opened': [{ feedbackId: 5 }] },
} as const;
