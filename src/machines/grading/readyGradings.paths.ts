import { CallFailure } from '../../contract/failure';

const grading = { central_material: 35, language: 36, structure: 18, stars: 4, comment: 'Clear.' };
const ann = { id: 7, student: 'Ann', username: 'ann', revision: 0, grading, score: 89 };
const open = { ...ann, isSubmitted: false, rival: null, failure: null };
const put = { place: 'grading.subjective.3.7', content: {}, savedAt: 1_795_155_000_000 };
const offline = new CallFailure('network', { path: '/subjectiveQuestion/correct' });
const failure = {
  message: { key: 'shell:failure.network' },
  ...{ requestId: '', code: 0 },
};
const by = { by: 'Wang', at: '2026-11-20T14:20:00+08:00' };

/** Samples for the paths of gradings that were put aside. */
export const readyGradingsPaths = {
  inputs: { chinese: { subjectId: 3 } },
  events: {},
  outcomes: {
    find: { done: [[put]], error: [new Error('denied')] },
    load: { done: [[open], []], error: [offline] },
    submit: {
      done: [[{ ...open, isSubmitted: true }], [{ ...open, failure }], [{ ...open, rival: by }]],
    },
  },
};
