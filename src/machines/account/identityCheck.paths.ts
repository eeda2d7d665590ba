import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/identity/qrcode' });
const goodUntil = '2026-11-20T14:32:00+08:00';

/** Samples for the paths of the identity check. */
export const identityCheckPaths = {
  inputs: { analyst: { accountId: 101, subjectId: 2 } },
  events: {
    'clock.ticked': [{ now: Date.parse(goodUntil) - 1000 }, { now: Date.parse(goodUntil) }],
  },
  outcomes: {
    loadCode: {
      done: [{ date: goodUntil, link: 'https://example.org/bind?key=k1' }],
      error: [offline],
    },
    checkStatus: { done: [{ status: 1 }, { status: 2 }], error: [offline] },
  },
} as const;
