const sent = [
  {
    values: { question: 'A video has no sound' },
    answer: { sheetCode: 'GD202611201001' },
  },
];

/** What ends the form of a new work order, on its page and at the service desk. */
export const requestOutcomes = { workOrderRequest: { done: sent } };

/** Samples for the paths of the page of work orders; list and form have paths of their own. */
export const workOrdersPaths = {
  inputs: {
    usual: { subjectId: 2, isAsked: false, address: {} },
    asked: { subjectId: 2, isAsked: true, address: {} },
  },
  outcomes: requestOutcomes,
};
