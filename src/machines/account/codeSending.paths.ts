import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import { resendAfter } from '../../domain/limits';
import type { codeSending } from './codeSending';

type SendingSnapshot = SnapshotFrom<typeof codeSending>;

const path = '/verify/sendLoginCode';
const morning = Date.parse('2026-11-20T08:30:00+08:00');
const mobile = '19900001001';
const denied = new Error('denied');

/** Samples for the paths of sending a code. */
export const codeSendingPaths = {
  events: {
    'code.requested': [{ mobile }, { mobile: '19900001002' }, { mobile: '1990' }],
    'clock.ticked': ({ context }: SendingSnapshot) =>
      context.now === 0
        ? [{ now: morning }]
        : [{ now: morning + 1000 }, { now: morning + resendAfter }],
  },
  outcomes: {
    sendCode: {
      done: [{}],
      error: [
        new CallFailure('code', {
          path,
          code: codes.throttled,
          message: 'Too often',
          data: { seconds: 45 },
        }),
        new CallFailure('network', { path }),
      ],
    },
    recallSent: {
      done: [
        null,
        { content: { mobile }, savedAt: morning - 20_000 },
        { content: { mobile }, savedAt: morning - resendAfter },
      ],
      error: [denied],
    },
    keepSent: { done: [{ content: { mobile }, savedAt: morning }], error: [denied] },
  },
  project: ({ mobile: asked, refusal, waitsUntil, now }: SendingSnapshot['context']) => ({
    asked,
    refusal,
    waitsUntil,
    now,
  }),
} as const;
