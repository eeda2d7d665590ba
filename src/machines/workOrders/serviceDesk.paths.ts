import { requestOutcomes } from './workOrders.paths';

/** Samples for the paths of the service desk; list and form in its window have paths of their own. */
export const serviceDeskPaths = {
  inputs: {
    member: { subjectId: 2, isMember: true },
    visitor: { subjectId: 2, isMember: false },
  },
  events: { 'question.asked': [{ question: 'A video has no sound' }] },
  outcomes: {
    ...requestOutcomes,
    findDesk: { done: [{ address: 'about:blank' }], error: [new Error('It does not answer.')] },
  },
} as const;
