import pg from 'pg';
import type { Ear } from './database';

/** How long to wait before the link is tried again, in ms. */
const pause = 1_000;

/** A connection that only listens; it comes back by itself when the database was away. */
export function createListener(url: string) {
  const ears = new Map<string, Ear>();
  let client: pg.Client | null = null;
  let isClosed = false;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => ears.get(channel)?.heard(payload ?? ''));
    fresh.on('error', () => undefined);
    fresh.on('end', comeBackLater);
    await fresh.connect();
    for (const channel of ears.keys()) await fresh.query(`listen "${channel}"`);
    client = fresh;
  }

  function comeBackLater(): void {
    client = null;
    if (!isClosed) setTimeout(comeBack, pause);
  }

  function comeBack(): void {
    if (isClosed) return;
    connect().then(
      () => {
        for (const ear of ears.values()) ear.interrupted();
      },
      () => undefined,
    );
  }

  return {
    async add(channel: string, ear: Ear): Promise<void> {
      ears.set(channel, ear);
      if (client === null) await connect();
      else await client.query(`listen "${channel}"`);
    },
    async close(): Promise<void> {
      isClosed = true;
      await client?.end();
    },
  };
}
