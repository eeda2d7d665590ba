import { CallFailure } from '../../contract/failure';

const offline = new CallFailure('network', { path: '/coinmall/buyCoinQrCode' });
const code = {
  qrcode_url: 'https://portal.example/coins/purchase/sample-key',
  expires_at: '2026-11-20T21:05:00+08:00',
};

/** Samples for the paths of a QR code of coins: it is good until five past nine. */
export const purchaseCodePaths = {
  inputs: { analyst: { subjectId: 2 } },
  events: {
    'clock.ticked': [
      { now: Date.parse('2026-11-20T21:04:59+08:00') },
      { now: Date.parse('2026-11-20T21:05:00+08:00') },
    ],
  },
  outcomes: { loadCode: { done: [code], error: [offline] } },
} as const;

/** The same for the other code. */
export const allocationCodePaths = {
  ...purchaseCodePaths,
  outcomes: {
    loadCode: {
      done: [{ ...code, qrcode_url: 'https://portal.example/coins/allocation/sample-key' }],
      error: [offline],
    },
  },
} as const;
