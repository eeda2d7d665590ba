/** What QA plans the paths of an answer-correction card with. */
export const correctionCardPaths = {
  inputs: { usual: { timesPerDay: 3 } },
  events: { 'times.set': [{ times: 5 }, { times: 0 }, { times: 11 }] },
} as const;
