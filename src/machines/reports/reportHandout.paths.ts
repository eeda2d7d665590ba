const days = { from: '2026-11-01', to: '2026-11-20' };
const payload = { subject_id: 3, what: 'report', ...days } as const;

/** What QA plans the page's paths with; what it runs has paths of its own. */
export const reportHandoutPaths = {
  inputs: {
    student: { payload: { ...payload, student_id: 5 } },
    class: { payload: { ...payload, class_id: 5 } },
    final: { payload: { ...payload, what: 'final', student_id: 5 } },
  },
  events: { 'review.requested': [{ text: '' }] },
  outcomes: { finalReview: { done: [{ values: { text: 'Ann works steadily.' }, answer: {} }] } },
} as const;
