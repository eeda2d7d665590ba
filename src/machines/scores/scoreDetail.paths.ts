import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { sampleScore } from './scoreRows.paths';

const path = '/scorecollection/info';
const lost = (of: string) => [new CallFailure('network', { path: of })];
const asOf = '2026-11-20T14:30:00+08:00';
const payload = { subject_id: 2, score_id: 7 };

/** Samples for the paths of one score: unconfirmed at first, then confirmed. */
export const scoreDetailPaths = {
  inputs: {
    score: { payload, scope: {} },
    none: { payload: { ...payload, score_id: 0 }, scope: {} },
  },
  outcomes: {
    load: {
      done: [{ score: sampleScore, as_of: asOf }],
      error: [
        new CallFailure('code', { path, code: codes.absent, message: 'It is not there.' }),
        ...lost(path),
      ],
    },
    remove: { done: [{}], error: lost('/scorecollection/delete') },
    confirm: {
      done: [{ score: { ...sampleScore, confirmed_at: asOf }, as_of: asOf }],
      error: lost('/scorecollection/confirm'),
    },
  },
} as const;
