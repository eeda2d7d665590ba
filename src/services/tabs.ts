import { z } from 'zod/mini';

const said = z.union([
  z.object({ type: z.literal('answer.shared'), answer: z.unknown() }),
  z.object({ type: z.literal('answer.wanted') }),
]);
type Heard = z.output<typeof said> | { type: 'turn.taken' };

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

/**
 * What the tabs of one person in this browser share: one of them asks the server, and tells the others its
 * answers; when it stops, is hidden or closed, the next has the turn.
 * @param person who is logged in: two persons' tabs share nothing
 */
export function browserTabs(person: () => string) {
  return (key: string, hear: (event: Heard) => void) => {
    const name = `portal.${person()}.${key}`;
    const channel = new BroadcastChannel(name);
    const end = new AbortController();
    channel.addEventListener('message', ({ data }) => {
      const message = said.safeParse(data);
      if (message.success) hear(message.data);
    });
    channel.postMessage({ type: 'answer.wanted' });
    takeTurn(name, end, () => {
      hear({ type: 'turn.taken' });
    });
    return {
      tell({ answer }: { answer: unknown }): void {
        channel.postMessage({ type: 'answer.shared', answer });
      },
      stop(): void {
        end.abort();
        channel.close();
      },
    };
  };
}
