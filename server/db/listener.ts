import pg from 'pg';
import type { Listener } from './database';

/** How long to wait before the link is tried again, in ms. */
const pause = 1_000;

/** A connection that only listens; it comes back by itself when the database was away. */
export function createListener(url: string) {
  const listeners = new Map<string, Listener>();
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) =>
      listeners.get(channel)?.heard(payload ?? ''),
    );
    fresh.on('error', () => undefined);
    await fresh.connect();
    fresh.on('end', comeBackLater);
    for (const channel of listeners.keys()) await fresh.query(`listen "${channel}"`);
    client = fresh;
  }

  async function comeBack(): Promise<void> {
    await connect();
    for (const listener of listeners.values()) listener.interrupted();
  }

  function comeBackLater(): void {
    client = null;
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) comeBack().catch(comeBackLater);
    }, pause);
  }

  return {
    async add(channel: string, listener: Listener): Promise<void> {
      listeners.set(channel, listener);
      if (client === null) await connect();
      else await client.query(`listen "${channel}"`);
    },
    async close(): Promise<void> {
      isClosed = true;
      await client?.end();
    },
  };
}
