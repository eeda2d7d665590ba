import type { ScoreRow } from '../../domain/scores';
import { sampleScore } from './scoreRows.paths';
import { absentOrLost, lost } from '../parts/record.paths';
import { asOf } from '../parts/sample.paths';

const path = '/scorecollection/info';
const payload = { subject_id: 2, score_id: 7 };

const open = { score: { ...sampleScore, student_id: 5 }, as_of: asOf };
const confirmed = { ...open, score: { ...open.score, confirmed_at: asOf } };

interface State {
  readonly context: { readonly answer: { readonly score: ScoreRow } | null };
}

const changed = { ...open, score: { ...open.score, version: 2 } };

/** Loaded again it has changed, unless it was confirmed: then it stays as it is. */
function loadedAfter({ context: { answer } }: State) {
  if (answer === null) return [open];
  return [answer.score.confirmed_at === null ? changed : confirmed];
}

/** Samples for the paths of one score: unconfirmed at first, then confirmed. */
export const scoreDetailPaths = {
  inputs: {
    score: { payload, scope: { asked: 0 } },
    none: { payload: { ...payload, score_id: 0 }, scope: { asked: 0 } },
  },
  events: {
    'socket.received': [
      { message: { type: 'student.changed', student_id: 5 } },
      { message: { type: 'student.changed', student_id: 6 } },
      { message: { type: 'coins.changed' } },
    ],
  },
  outcomes: {
    load: {
      done: loadedAfter,
      error: absentOrLost(path),
    },
    remove: { done: [{}], error: [lost('/scorecollection/delete')] },
    confirm: {
      done: [confirmed],
      error: [lost('/scorecollection/confirm')],
    },
  },
} as const;
