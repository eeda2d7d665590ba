import { assign, setup, type SnapshotFrom } from 'xstate';
import { identityBindStatus, identityQrCode } from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import { identityStatuses, identityType } from '../../domain/account';
import { identityPollEvery } from '../../domain/limits';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

type Code = AnswerOf<typeof identityQrCode>;

interface Context {
  readonly accountId: number;
  readonly subjectId: number;
  /** The QR's link, and until when it is good. */
  readonly code: Code | null;
  /** Epoch ms of the server's clock; 0 until it has ticked. */
  readonly now: number;
  readonly failure: ShownFailure | null;
}

type Event =
  | { type: 'code.refreshed' }
  | { type: 'code.retried' }
  | Signals['clock']
  | Signals['visibility'];

/** A teacher binds the identity by scanning a QR code; asked every 5 s whether that has happened, not in a hidden tab [LIVE-001, LIVE-006]. */
export const identityCheck = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: { accountId: number; subjectId: number };
    tags: 'busy' | 'failed' | 'done';
  },
  actors: {
    loadCode: remote(identityQrCode),
    checkStatus: remote(identityBindStatus),
    clock: signal('clock'),
    visibility: signal('visibility'),
  },
  delays: { untilNextCheck: identityPollEvery },
  guards: {
    isCodeKnown: ({ context }) => context.code !== null,
    isBound: (_, { status }: { status: number }) => status === identityStatuses.bound,
    isOver: ({ context }, { now }: { now: number }) =>
      context.code !== null && Date.parse(context.code.date) <= now,
  },
  actions: {
    keepCode: assign((_, code: Code) => ({ code, failure: null })),
    forgetCode: assign({ code: null }),
    keepTime: assign((_, { now }: { now: number }) => ({ now })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
  },
}).createMachine({
  id: 'identityCheck',
  context: ({ input }) => ({ ...input, code: null, now: 0, failure: null }),
  invoke: [{ src: 'clock' }, { src: 'visibility' }],
  on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
  initial: 'loadingCode',
  states: {
    loadingCode: {
      tags: 'busy',
      on: { 'page.hidden': { target: 'resting', actions: 'forgetCode' } },
      invoke: {
        src: 'loadCode',
        input: ({ context }) => ({ account_id: context.accountId, subject_id: context.subjectId }),
        onDone: {
          target: 'waiting',
          actions: { type: 'keepCode', params: ({ event }) => event.output },
          meta: { spec: 'IDN-01' },
        },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: errorIn },
          meta: { spec: 'IDN-02' },
        },
      },
    },
    failed: {
      tags: 'failed',
      on: { 'code.retried': { target: 'loadingCode', meta: { spec: 'IDN-03' } } },
    },
    waiting: {
      after: { untilNextCheck: { target: 'checking', meta: { spec: 'IDN-04' } } },
      on: {
        'page.hidden': 'resting',
        'code.refreshed': { target: 'loadingCode', meta: { spec: 'IDN-05' } },
        // A code that is over can't be scanned any more: a new one takes its place.
        'clock.ticked': {
          guard: { type: 'isOver', params: ({ event }) => event },
          target: 'loadingCode',
          actions: { type: 'keepTime', params: ({ event }) => event },
        },
      },
    },
    checking: {
      on: { 'page.hidden': 'resting' },
      invoke: {
        src: 'checkStatus',
        input: ({ context }) => ({
          account_id: context.accountId,
          subject_id: context.subjectId,
          type: identityType,
        }),
        onDone: [
          {
            guard: { type: 'isBound', params: ({ event }) => event.output },
            target: 'bound',
            meta: { spec: 'IDN-07' },
          },
          { target: 'waiting', meta: { spec: 'IDN-06' } },
        ],
        onError: { target: 'waiting', meta: { spec: 'IDN-08' } },
      },
    },
    /** The tab is hidden: once it shows, it is asked at once; a code that was on its way is loaded anew. */
    resting: {
      on: {
        'page.shown': [{ guard: 'isCodeKnown', target: 'checking' }, { target: 'loadingCode' }],
      },
    },
    bound: { type: 'final', tags: 'done' },
  },
});

type IdentitySnapshot = SnapshotFrom<typeof identityCheck>;

/** What the QR code leads to, or null while there is none to scan. */
export function selectCodeLink(snapshot: IdentitySnapshot): string | null {
  const isShown = (['waiting', 'checking', 'resting'] as const).some((state) =>
    snapshot.matches(state),
  );
  return isShown ? (snapshot.context.code?.link ?? null) : null;
}

/** Seconds that the code is still good; null until code and clock are known. */
export function selectSecondsLeft({ context: { code, now } }: IdentitySnapshot): number | null {
  if (code === null || now === 0) return null;
  return Math.max(0, Math.ceil((Date.parse(code.date) - now) / 1000));
}

/** Why there is no code, or null. */
export function selectIdentityFailure(snapshot: IdentitySnapshot): ShownFailure | null {
  return snapshot.matches('failed') ? snapshot.context.failure : null;
}

export function selectCanRefreshCode(snapshot: IdentitySnapshot): boolean {
  return snapshot.can({ type: 'code.refreshed' });
}
