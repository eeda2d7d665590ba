import { assign, setup, type SnapshotFrom } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { allocationQrCode, purchaseQrCode } from '../../contract/rewards';
import { coinCodeLifetime } from '../../domain/rewards';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

/** Both calls ask the same and answer the same. */
type CodeCall = typeof purchaseQrCode;
type Code = AnswerOf<CodeCall>;

interface Context {
  readonly subjectId: number;
  readonly code: Code | null;
  /** Epoch ms of the server's clock; 0 until it has ticked. */
  readonly now: number;
  readonly failure: ShownFailure | null;
}

type Event = { type: 'code.refreshed' } | { type: 'code.retried' } | Signals['clock'];

/** A QR code that opens a page of coins on a phone; an expired code offers a new one. */
function coinCode<Id extends string>(id: Id, call: CodeCall) {
  return setup({
    types: {} as {
      context: Context;
      events: Event;
      input: Pick<Context, 'subjectId'>;
      tags: 'busy' | 'failed' | 'blocked';
    },
    actors: { loadCode: remote<CodeCall>(call), clock: signal('clock') },
    guards: {
      isOver: ({ context: { code } }, { now }: { now: number }) =>
        code !== null && Date.parse(code.expires_at) <= now,
    },
    actions: {
      keepCode: assign((_, code: Code) => ({ code, failure: null })),
      keepTime: assign((_, { now }: { now: number }) => ({ now })),
      keepFailure: assign((_, { error }: { error: unknown }) => ({
        failure: shownFailure(error),
      })),
    },
  }).createMachine({
    id,
    meta: { template: 'coinCode' },
    context: ({ input }) => ({ ...input, code: null, now: 0, failure: null }),
    invoke: { src: 'clock' },
    on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
    initial: 'loading',
    states: {
      loading: {
        tags: 'busy',
        invoke: {
          src: 'loadCode',
          input: ({ context }) => ({ subject_id: context.subjectId }),
          onDone: {
            target: 'shown',
            actions: { type: 'keepCode', params: ({ event }) => event.output },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepFailure', params: errorIn },
          },
        },
      },
      failed: { tags: 'failed', on: { 'code.retried': 'loading' } },
      shown: {
        on: {
          'clock.ticked': {
            guard: { type: 'isOver', params: ({ event }) => event },
            target: 'over',
            actions: { type: 'keepTime', params: ({ event }) => event },
          },
        },
      },
      over: { tags: 'blocked', on: { 'code.refreshed': 'loading' } },
    },
  });
}

/** The code by which coins are bought [SHELL-014, CALL-020]. */
export const purchaseCode = coinCode('purchaseCode', purchaseQrCode);
/** The code by which an agent administrator allocates coins [ROLE-032, CALL-019]. */
export const allocationCode = coinCode('allocationCode', allocationQrCode);

type Snapshot = SnapshotFrom<typeof purchaseCode> | SnapshotFrom<typeof allocationCode>;

export const selectIsLoading = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** What the code leads to; null while there is none, or another one is on its way. */
export const selectLink = (snapshot: Snapshot) =>
  selectIsLoading(snapshot) ? null : (snapshot.context.code?.qrcode_url ?? null);
/** Why there is no code; null unless it failed. */
export const selectCodeFailure = (snapshot: Snapshot) =>
  snapshot.hasTag('failed') ? snapshot.context.failure : null;

/**
 * Seconds that the code is still good; null until code and clock are known. The browser's idea of the server's
 * time may be late by a second: no code is good for longer than it was made for.
 */
export function selectSecondsLeft({ context: { code, now } }: Snapshot): number | null {
  if (code === null || now === 0) return null;
  const left = Math.min(Date.parse(code.expires_at) - now, coinCodeLifetime);
  return Math.max(0, Math.ceil(left / 1000));
}
