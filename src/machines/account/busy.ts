import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { Notice } from '../parts/notice';
import { signal, type Signals } from '../parts/signal';
import { subjectPage } from '../shell/navigation';
import { secondsLeft } from './secondsLeft';

/** How long a server that has too much to do is left alone, in ms. */
const busyWait = 10_000;

interface Context {
  readonly subjectId: number;
  /** The call that was turned away, and the id by which support finds it. */
  readonly path: string;
  readonly requestId: string;
  /** Epoch ms of the server's clock; 0 until it has ticked. */
  readonly until: number;
  readonly now: number;
}

/** The server has too much to do: the person waits, then tries again from home [CODE-005]. */
export const busy = setup({
  types: {} as {
    context: Context;
    events: { type: 'retry.requested' } | Signals['clock'];
    input: Pick<Context, 'subjectId' | 'path' | 'requestId'>;
    emitted: Notice;
    tags: 'blocked' | 'done';
  },
  actors: { clock: signal('clock') },
  delays: { busyWait },
  actions: {
    keepTime: assign(({ context }, { now }: { now: number }) => ({
      now,
      until: context.until === 0 ? now + busyWait : context.until,
    })),
    goHome: emit(({ context }) => ({
      type: 'page.requested' as const,
      to: subjectPage('/home', context.subjectId),
      replace: true,
    })),
  },
}).createMachine({
  id: 'busy',
  context: ({ input }) => ({ ...input, until: 0, now: 0 }),
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'blocked',
      invoke: { src: 'clock' },
      on: { 'clock.ticked': { actions: { type: 'keepTime', params: ({ event }) => event } } },
      after: { busyWait: 'ready' },
    },
    ready: { on: { 'retry.requested': { target: 'left', actions: 'goHome' } } },
    left: { tags: 'done' },
  },
});

type BusySnapshot = SnapshotFrom<typeof busy>;

export const selectTurnedAway = ({ context: { path, requestId } }: BusySnapshot) => ({
  path,
  requestId,
});

/** Whether home is on its way. */
export const selectIsGoingHome = (snapshot: BusySnapshot) => snapshot.hasTag('done');

/** Seconds until it may be tried again; null when it may. */
export function selectBusyWait(snapshot: BusySnapshot): number | null {
  if (!snapshot.matches('waiting')) return null;
  const { until, now } = snapshot.context;
  return until === 0 ? busyWait / 1000 : secondsLeft(until, now);
}
