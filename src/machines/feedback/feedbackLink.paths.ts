import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/classFeedback/link' });
const link = {
  address: 'https://portal.example/parentFeedback?link=key',
  ends_at: '2026-12-20T20:50:00+08:00',
  opened: 2,
};

/** Samples for the paths of the parents' link. */
export const feedbackLinkPaths = {
  inputs: { none: { payload: { subject_id: 2, feedback_id: 5 }, scope: {} } },
  outcomes: {
    load: { done: [{ link: null }, { link }], error: [offline] },
    make: { done: [{ link }], error: [offline] },
    end: { done: [{ link: null }], error: [offline] },
  },
} as const;
