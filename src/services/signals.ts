import { serverTime } from './serverTime';
import type { SocketMessage } from '../contract/socket';

type Stop = () => void;

/** Every second, with the server's time. */
export function clock(send: (event: { type: 'clock.ticked'; now: number }) => void): Stop {
  const tick = () => {
    send({ type: 'clock.ticked', now: serverTime() });
  };
  tick();
  const timer = setInterval(tick, 1000);
  return () => {
    clearInterval(timer);
  };
}

type HearVisibility = (event: { type: 'page.hidden' | 'page.shown' | 'page.left' }) => void;

/** When the tab is hidden and shown again, and when what it shows is about to be taken away. */
export function visibilityRelay() {
  const listeners = new Set<HearVisibility>();
  return {
    listen(send: HearVisibility): Stop {
      const hide = () => {
        send({ type: 'page.hidden' });
      };
      const tell = () => {
        if (document.visibilityState === 'hidden') hide();
        else send({ type: 'page.shown' });
      };
      if (document.visibilityState === 'hidden') hide();
      listeners.add(send);
      document.addEventListener('visibilitychange', tell);
      return () => {
        listeners.delete(send);
        document.removeEventListener('visibilitychange', tell);
      };
    },
    /** The last moment to keep what is typed. */
    leave(): void {
      for (const send of listeners) send({ type: 'page.left' });
    },
  };
}

/** When the browser loses and finds the network. */
export function network(
  send: (event: { type: 'network.lost' } | { type: 'network.found' }) => void,
): Stop {
  const lost = () => {
    send({ type: 'network.lost' });
  };
  const found = () => {
    send({ type: 'network.found' });
  };
  if (!navigator.onLine) lost();
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
  };
}

/** What the teacher socket says, to everybody who listens. */
export function messageRelay() {
  const listeners = new Set<(message: SocketMessage) => void>();
  return {
    tell(message: SocketMessage): void {
      // Whoever begins to listen on hearing it hears the next one.
      for (const listener of [...listeners]) listener(message);
    },
    listen(send: (event: { type: 'socket.received'; message: SocketMessage }) => void): Stop {
      const hear = (message: SocketMessage) => {
        send({ type: 'socket.received', message });
      };
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
  };
}
