import { CallFailure } from '../../contract/failure';

const grading = { central_material: 35, language: 36, structure: 18, stars: 4, comment: 'Clear.' };
const place = 'grading.subjective.3.7';
const ann = {
  ...{ id: 7, place, isFar: false, theirs: null },
  ...{ student: 'Ann', username: 'ann', revision: 0, grading, score: 89 },
  submittedAt: '2026-11-20T09:30:00+08:00',
  ...{ stem: 'Why does it rain?', answer: 'Clouds cool.', rightAnswer: '', image: null },
};
const open = { ...ann, isSubmitted: false, rival: null, failure: null };
const put = { place, content: {}, savedAt: 1_795_155_000_000 };
const offline = new CallFailure('network', { path: '/subjectiveQuestion/correct' });
const failure = {
  message: { key: 'shell:failure.network' },
  ...{ requestId: '', code: 0 },
};
const by = { by: 'Wang', at: '2026-11-20T14:20:00+08:00' };
const submitted = { ...open, isSubmitted: true };
const overtaken = { ...open, rival: by, theirs: { ...grading, structure: 10 } };

const gone = { done: [null], error: [new Error('denied')] };

/** Samples for the paths of gradings that were put aside. */
export const readyGradingsPaths = {
  inputs: { chinese: { subjectId: 3 } },
  events: { 'removal.requested': [{ id: 7 }], 'retry.requested': [{ id: 7 }] },
  outcomes: {
    find: { done: [[put]], error: [new Error('denied')] },
    renew: { done: [[put], [{ ...put, content: { stars: '3' } }]], error: [new Error('denied')] },
    load: { done: [[open], [], [overtaken], [submitted]], error: [offline] },
    submit: {
      done: [[submitted], [{ ...open, failure }], [{ ...open, rival: by }]],
    },
    ...{ remove: gone, removeSent: gone },
  },
};
