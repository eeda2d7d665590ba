import type { SnapshotFrom } from 'xstate';
import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { dailySignIn } from './dailySignIn';

const evening = Date.parse('2026-11-20T21:00:00+08:00');
const night = Date.parse('2026-11-20T23:59:59+08:00');
const nextMorning = Date.parse('2026-11-21T08:00:00+08:00');
const path = '/coinmall/supervisorSign';
const offline = new CallFailure('network', { path });
const signedElsewhere = new CallFailure('code', { path, code: codes.conflict });

/** Samples for the paths of the daily sign-in. */
export const dailySignInPaths = {
  inputs: { analyst: { subjectId: 2 } },
  events: {
    'clock.ticked': ({ context }: SnapshotFrom<typeof dailySignIn>) =>
      context.now === 0 ? [{ now: evening }] : [{ now: night }, { now: nextMorning }],
  },
  outcomes: {
    askStatus: {
      done: [
        { sign_status: 0, day: '2026-11-20' },
        { sign_status: 1, day: '2026-11-20' },
      ],
      error: [offline],
    },
    sign: {
      done: [{ coins: 10, coin_cnt: 310, day: '2026-11-20' }],
      error: [offline, signedElsewhere],
    },
  },
} as const;
