import { fromCallback, type CallbackActorLogic } from 'xstate';
import type { SocketMessage } from '../../contract/socket';

/** What the world outside a chart tells it, by source. */
export interface Signals {
  /** Every second while somebody listens; epoch ms of the server's clock. */
  clock: { type: 'clock.ticked'; now: number };
  /** The tab was hidden or shown again, or what it shows is about to be taken away. */
  visibility: { type: 'page.hidden' } | { type: 'page.shown' } | { type: 'page.left' };
  /** A message of the teacher socket. */
  socket: { type: 'socket.received'; message: SocketMessage };
  /** The browser lost or found the network. */
  network: { type: 'network.lost' } | { type: 'network.found' };
  /** A draft was kept or removed, in this tab or another one of this browser. */
  drafts: { type: 'drafts.changed' };
  /** How much of a file is sent, from 0 to 1; its size is in bytes. */
  uploads: { type: 'upload.progressed'; size: number; share: number };
}

export type SignalName = keyof Signals;

export type SignalLogic<Name extends SignalName> = CallbackActorLogic<Signals[Name]> & {
  readonly signal: Name;
};

/** A placeholder for a source of signals; `connect` puts the real one in its place, tests stay silent. */
export function signal<Name extends SignalName>(name: Name): SignalLogic<Name> {
  return Object.assign(
    fromCallback<Signals[Name]>(() => undefined),
    { signal: name },
  );
}
