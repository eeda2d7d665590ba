import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppOptions, createApp } from './app';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import { folderFiles } from './files/store';
import { drainer } from './http/drain';
import type { LogStream } from './http/log';
import { keepHouseRegularly } from './housekeeping';
import type { Clock, Settings, World } from './settings';
import { createSms } from './sms';
import type { Heartbeat } from './socket/heartbeat';
import type { TestControls } from './test/controls';
import { demonstrationSeed, fillWorld } from './world/fill';
import { live } from './world/life';

/** What tests put in place of the real thing; none of it can be reached by settings. */
export interface Parts {
  readonly clock?: Clock;
  readonly log?: LogStream;
  readonly heartbeat?: Heartbeat;
  /** Folder of the built portal. */
  readonly portal?: string;
  /** Lets a test control this server over HTTP, its clock included. */
  readonly test?: TestControls;
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
const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));
/** Fills the database of the demonstration, and listens; returns where, and what closes it. */
async function listen(options: AppOptions) {
  const { database, settings, world } = options;
  if (settings.isDemonstration) {
    await fillWorld(database, { seed: demonstrationSeed, today: world.clock.now() });
  }
  const app = await createApp(options);
  const drain = drainer(app);
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await drain();
    throw error;
  }
  const bound = app.server.address();
  const port = typeof bound === 'object' ? (bound?.port ?? settings.port) : settings.port;
  return { address: `http://127.0.0.1:${port}`, drain };
}

const isLived = ({ isDemonstration, isAlive }: Settings) => isDemonstration && isAlive;
const noLife = () => Promise.resolve();

/**
 * Opens the database, brings it up to date, and listens.
 * Throws FolderInUse when another process has the data folder, and `EADDRINUSE` when the port is taken.
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const { log, heartbeat, test, portal = builtPortal } = parts;
  const clock = parts.clock ?? test?.clock ?? systemClock;
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  const world: World = {
    clock,
    sms: createSms(settings, database, clock),
    files: folderFiles(join(settings.dataDir, 'files')),
  };
  try {
    const options = { database, world, settings, portal, log, heartbeat, test };
    const { address, drain } = await listen(options);
    const endLife = isLived(settings) ? live(database, demonstrationSeed, clock) : noLife;
    const endRounds = keepHouseRegularly(database, clock);
    const stop = () => {
      endRounds();
      return endLife()
        .then(drain)
        .finally(() => database.close());
    };
    return { address, database, world, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
