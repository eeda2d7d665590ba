/** What QA plans the paths of the to-do page with; the list and putting off have paths of their own. */
export const todoPagePaths = {
  inputs: { subject: { subjectId: 3 } },
  events: {
    'snooze.requested': [
      { today: '2026-11-20', item: 'essayToCorrect:7', kind: 'essayToCorrect', name: 'My town' },
    ],
  },
  outcomes: {
    snooze: { done: [{ values: { reason: 'On a trip', until: '2026-11-23' }, answer: {} }] },
  },
} as const;
