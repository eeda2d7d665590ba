import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AppOptions, createApp } from './app';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import type { LogStream } from './http/log';
import type { Clock, Settings, World } from './settings';
import { createSms } from './sms';
import { demonstrationSeed, fillWorld } from './world/fill';

/** What tests put in place of the real thing; none of it can be reached by settings. */
export interface Parts {
  readonly clock?: Clock;
  readonly log?: LogStream;
}

/** A server that answers. */
export interface RunningServer {
  /** As `http://127.0.0.1:4173`. */
  readonly address: string;
  readonly database: Database;
  readonly world: World;
  /** Finishes the calls that run, within ten seconds, and closes the database. */
  stop(): Promise<void>;
}

const systemClock: Clock = { now: () => new Date() };
const portal = fileURLToPath(new URL('../dist', import.meta.url));
/** How long running calls may take to finish when the server stops, in ms. */
const drainTime = 8_000;

async function listen(options: AppOptions): Promise<FastifyInstance> {
  const { database, settings, world } = options;
  try {
    if (settings.isDemonstration) {
      await fillWorld(database, { seed: demonstrationSeed, today: world.clock.now() });
    }
    const app = await createApp(options);
    await app.listen({ port: settings.port, host: settings.host });
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Opens the database, brings it up to date, and listens.
 * Throws FolderInUse when another process has the data folder, and `EADDRINUSE` when the port is taken.
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const clock = parts.clock ?? systemClock;
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  const world: World = { clock, sms: createSms(settings, database, clock) };
  const app = await listen({ database, world, settings, portal, log: parts.log });
  const bound = app.server.address();
  return {
    address: `http://127.0.0.1:${typeof bound === 'object' ? (bound?.port ?? 0) : settings.port}`,
    database,
    world,
    async stop() {
      const cut = setTimeout(() => {
        app.server.closeAllConnections();
      }, drainTime);
      await app.close();
      clearTimeout(cut);
      await database.close();
    },
  };
}
