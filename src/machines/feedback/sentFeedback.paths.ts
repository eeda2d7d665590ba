import { CallFailure } from '../../contract/failure';
import { sampleQuestion } from './headquartersFeedback.paths';
import { sampleRecord } from './recordOffer.paths';

const sent = {
  feedback_id: 5,
  created_at: '2026-11-20T20:50:00+08:00',
  feedback: sampleQuestion,
  record: null,
};

/** Samples for the paths of a sent feedback. */
export const sentFeedbackPaths = {
  inputs: { feedback: { payload: { subject_id: 2, feedback_id: 5 }, scope: {} } },
  outcomes: {
    load: {
      done: [sent, { ...sent, record: sampleRecord }],
      error: [new CallFailure('network', { path: '/feedback/info' })],
    },
    saveRecord: { done: [null], error: [new Error('denied')] },
  },
} as const;
