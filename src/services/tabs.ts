import { z } from 'zod/mini';

const said = z.union([
  z.object({ type: z.literal('answer.shared'), answer: z.unknown() }),
  z.object({ type: z.literal('answer.wanted') }),
  z.object({ type: z.literal('turn.wanted') }),
]);

type Heard = z.output<typeof said> | { type: 'turn.taken' } | { type: 'turn.denied' };
type Told =
  | { type: 'answer.told'; answer: unknown }
  | { type: 'turn.requested' }
  | { type: 'turn.given' };

/** After this time, in ms, it is asked whose turn it is: a page that is left lets go a moment later. */
const untilAsked = 250;

/** Waits for the turn, and keeps it until the signal; without locks, as over plain HTTP, everybody has one. */
function takeTurn(name: string, { signal }: AbortController, taken: () => void): void {
  const keep = () => {
    if (signal.aborted) return undefined;
    taken();
    return new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => {
        resolve();
      });
    });
  };
  if ('locks' in navigator) {
    // Whoever stops before the turn has come gives up waiting for it.
    navigator.locks.request(name, { signal }, keep).catch(() => undefined);
  } else queueMicrotask(() => void keep());
}

/** A place in the line of those who wait for a turn. */
function lineUp(name: string, hear: (event: Heard) => void) {
  let end = new AbortController();
  let hasTurn = false;
  /** Whether the tab has been told that the turn is its own or another's. */
  let isTold = false;
  const deny = () => {
    if (isTold) return;
    isTold = true;
    hear({ type: 'turn.denied' });
  };
  const wait = () => {
    takeTurn(name, end, () => {
      hasTurn = isTold = true;
      hear({ type: 'turn.taken' });
    });
  };
  /** A busy browser hands over late: by the time that it answers, a turn that this tab has been given has come. */
  const ask = async () => {
    const { signal } = end;
    await navigator.locks.query().catch(() => undefined);
    if (!signal.aborted) deny();
  };
  wait();
  const denial = setTimeout(() => {
    if (!isTold) void ask();
  }, untilAsked);
  const leave = () => {
    clearTimeout(denial);
    hasTurn = false;
    end.abort();
  };
  return {
    hasTurn: () => hasTurn,
    leave,
    /** Lets everybody else go first: a tab that still waits for its first turn is denied it at once. */
    goLast() {
      leave();
      deny();
      end = new AbortController();
      wait();
    },
  };
}

/**
 * What the tabs of one person in this browser share: one of them asks the server, and tells the others its
 * answers; when it stops, is hidden or closed, or gives it to a tab that asks for it, the next has the turn.
 * @param person who is logged in: two persons' tabs share nothing
 */
export function browserTabs(person: () => string) {
  return (key: string, hear: (event: Heard) => void) => {
    const name = `portal.${person()}.${key}`;
    const channel = new BroadcastChannel(name);
    const line = lineUp(name, hear);
    channel.addEventListener('message', ({ data }) => {
      const message = said.safeParse(data);
      if (!message.success) return;
      if (message.data.type === 'turn.wanted' && !line.hasTurn()) line.goLast();
      else hear(message.data);
    });
    channel.postMessage({ type: 'answer.wanted' });
    return {
      tell(message: Told): void {
        if (message.type === 'answer.told') {
          channel.postMessage({ type: 'answer.shared', answer: message.answer });
        } else if (message.type === 'turn.requested') channel.postMessage({ type: 'turn.wanted' });
        else line.goLast();
      },
      stop(): void {
        line.leave();
        channel.close();
      },
    };
  };
}
