import { assign, sendParent, setup, type SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { sendLoginCode } from '../../contract/account';
import { hasCode } from '../../contract/failure';
import { mobile as mobileSchema } from '../../domain/account';
import type { Draft } from '../../domain/draft';
import { resendAfter } from '../../domain/limits';
import { errorIn } from '../parts/failure';
import { local } from '../parts/local';
import { failureMessage, type Message } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';
import { secondsLeft } from './secondsLeft';
import { waitAskedBy } from './waitAskedBy';

interface Context {
  /** The mobile that the code goes to, or went to; empty before. */
  readonly mobile: string;
  /** How often it was asked for without a mobile that a code could go to. */
  readonly attempts: number;
  readonly refusal: Message | null;
  /** Until when the same mobile has to wait, and what time it is; epoch ms of the server's clock. */
  readonly waitsUntil: number;
  readonly now: number;
}

/** After a reload: a code went to this mobile a moment ago. */
export type CodeRecalled = { type: 'code.recalled'; mobile: string };

/** Where the browser keeps to whom a code went. */
const key = 'login.code';
const sent = z.object({ mobile: mobileSchema });

const isMobile = (text: string): boolean => mobileSchema.safeParse(text).success;

/** The rest of the wait after a code was sent; none where the kept data is of another shape. */
function waitOf(found: Draft | null, now: number): { mobile: string; waitsUntil: number } | null {
  const { data } = sent.safeParse(found?.content);
  if (found === null || data === undefined) return null;
  // This computer's clock may be behind the server's, which set the moment.
  const savedAt = now === 0 ? found.savedAt : Math.min(found.savedAt, now);
  return { ...data, waitsUntil: savedAt + resendAfter };
}

/** Codes are sent by SMS: one a minute to a mobile, which a reload does not shorten [VALID-028, CONST-060]. */
export const codeSending = setup({
  types: {} as {
    context: Context;
    events: { type: 'code.requested'; mobile: string } | Signals['clock'];
    tags: 'busy' | 'blocked';
  },
  actors: {
    sendCode: remote(sendLoginCode),
    recallSent: local('draft.load'),
    keepSent: local('draft.save'),
    clock: signal('clock'),
  },
  guards: {
    isMobile: (_, { mobile }: { mobile: string }) => isMobile(mobile),
    isOtherMobile: ({ context }, { mobile }: { mobile: string }) =>
      isMobile(mobile) && mobile !== context.mobile,
    lacksMobile: (_, { mobile }: { mobile: string }) => !isMobile(mobile),
    isThrottled: (_, { error }: { error: unknown }) => hasCode(error, 'throttled'),
    isStillWaiting: ({ context }, { found }: { found: Draft | null }) =>
      (waitOf(found, context.now)?.waitsUntil ?? 0) > context.now,
    isWaitOver: ({ context }, { now }: { now: number }) => context.waitsUntil <= now,
  },
  actions: {
    keepMobile: assign((_, { mobile }: { mobile: string }) => ({ mobile, refusal: null })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepRefusal: assign((_, { error }: { error: unknown }) => ({ refusal: failureMessage(error) })),
    waitFrom: assign((_, { at }: { at: number }) => ({ waitsUntil: at + resendAfter })),
    waitAsAsked: assign(({ context }, { error }: { error: unknown }) => ({
      waitsUntil: context.now + waitAskedBy(error),
    })),
    recall: assign(
      ({ context }, { found }: { found: Draft | null }) => waitOf(found, context.now) ?? {},
    ),
    tellRecalled: sendParent(({ context: { mobile } }): CodeRecalled => ({
      type: 'code.recalled',
      mobile,
    })),
  },
}).createMachine({
  id: 'codeSending',
  context: { mobile: '', attempts: 0, refusal: null, waitsUntil: 0, now: 0 },
  invoke: { src: 'clock' },
  on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
  initial: 'recalling',
  states: {
    recalling: {
      invoke: {
        src: 'recallSent',
        input: { key },
        onDone: [
          {
            guard: { type: 'isStillWaiting', params: ({ event }) => ({ found: event.output }) },
            target: 'resting',
            actions: [
              { type: 'recall', params: ({ event }) => ({ found: event.output }) },
              'tellRecalled',
            ],
          },
          { target: 'ready' },
        ],
        onError: 'ready',
      },
    },
    ready: {
      on: {
        'code.requested': [
          {
            guard: { type: 'isMobile', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepMobile', params: ({ event }) => event },
          },
          { actions: 'countAttempt' },
        ],
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => ({ mobile: context.mobile }),
        onDone: 'noting',
        onError: [
          {
            guard: { type: 'isThrottled', params: errorIn },
            target: 'resting',
            actions: [
              { type: 'keepRefusal', params: errorIn },
              { type: 'waitAsAsked', params: errorIn },
            ],
          },
          {
            target: 'ready',
            actions: { type: 'keepRefusal', params: errorIn },
          },
        ],
      },
    },
    noting: {
      tags: 'busy',
      invoke: {
        src: 'keepSent',
        input: ({ context }) => ({ key, content: { mobile: context.mobile } }),
        onDone: {
          target: 'resting',
          actions: { type: 'waitFrom', params: ({ event }) => ({ at: event.output.savedAt }) },
        },
        // A browser that keeps nothing forgets the wait with the page; the server does not.
        onError: {
          target: 'resting',
          actions: { type: 'waitFrom', params: ({ context }) => ({ at: context.now }) },
        },
      },
    },
    resting: {
      tags: 'blocked',
      on: {
        // The wait is that of one mobile: another may be sent a code at once.
        'code.requested': [
          {
            guard: { type: 'isOtherMobile', params: ({ event }) => event },
            target: 'asking',
            actions: { type: 'keepMobile', params: ({ event }) => event },
          },
          {
            guard: { type: 'lacksMobile', params: ({ event }) => event },
            actions: 'countAttempt',
          },
        ],
        'clock.ticked': {
          guard: { type: 'isWaitOver', params: ({ event }) => event },
          target: 'ready',
          actions: { type: 'keepTime', params: ({ event }) => event },
        },
      },
    },
  },
});

type SendingSnapshot = SnapshotFrom<typeof codeSending>;

/** The mobile that the last code went to, or was to go to; empty before. */
export const selectMobile = ({ context }: SendingSnapshot) => context.mobile;
export const selectSendingAttempts = ({ context }: SendingSnapshot) => context.attempts;
export const selectIsSending = (snapshot: SendingSnapshot) => snapshot.hasTag('busy');
/** Whether a code has gone to that mobile. */
export const selectHasSent = ({ context: { waitsUntil, refusal } }: SendingSnapshot) =>
  waitsUntil > 0 && refusal === null;
/** Why no code was sent, or null. */
export const selectSendingRefusal = ({ context }: SendingSnapshot) => context.refusal;

/** Seconds until the same mobile may be sent another code; null when it may now. */
export const selectCodeWait = (snapshot: SendingSnapshot): number | null =>
  snapshot.hasTag('blocked')
    ? secondsLeft(snapshot.context.waitsUntil, snapshot.context.now)
    : null;
