import { CallFailure } from '../../contract/failure';

const lost = new CallFailure('network', { path: '/historyQuestion/aiReasons' });
const wrong = {
  is_wrong: true,
  reasons: [
    { cause: 'careless', from: 'seconds', value: 4 },
    { cause: 'concept', from: 'hints', value: 2 },
  ],
  cause: null,
} as const;

/** Samples for the paths of the causes of a wrong answer. */
export const answerCausesPaths = {
  inputs: { usual: { payload: { subject_id: 3, answer_id: 5 }, scope: {} } },
  events: { 'cause.chosen': [{ cause: 'misread' }, { cause: 'none' }] },
  outcomes: {
    load: { done: [wrong, { is_wrong: false, reasons: [], cause: null }], error: [lost] },
    set: { done: [{ refused: [] }], error: [lost] },
  },
} as const;
