import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppOptions, createApp } from './app';
import type { Area } from './area';
import { areas } from './areas';
import type { Database } from './db/database';
import { openDatabase } from './db/open';
import { folderFiles } from './files/store';
import { drainer } from './http/drain';
import type { LogStream } from './http/log';
import { keepHouseRegularly } from './housekeeping';
import { regularly } from './regularly';
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
  /** How often the areas' tasks run, in ms; 0: never. Unless told, each runs at its own pace. */
  readonly settlingPace?: number;
  /** Lets a test control this server over HTTP, its clock included; it then brings homework up to the moment. */
  readonly test?: TestControls;
}

/** A server that answers. */
export interface RunningServer {
  /** As `http://127.0.0.1:4173`. */
  readonly address: string;
  readonly database: Database;
  readonly world: World;
  /** How long filling the empty database took, in ms; null for one that was filled. */
  readonly filledIn: number | null;
  /** Finishes the calls that run, within ten seconds, and closes the database. */
  stop(): Promise<void>;
}

const systemClock: Clock = { now: () => new Date() };
export const builtPortal = fileURLToPath(new URL('../dist', import.meta.url));

/** Fills an empty database with the demonstration; returns how long that took, in ms, or null. */
async function fill({ database, settings, world }: AppOptions): Promise<number | null> {
  if (!settings.isDemonstration) return null;
  const start = performance.now();
  const story = { seed: demonstrationSeed, today: world.clock.now() };
  return (await fillWorld(database, story)) ? performance.now() - start : null;
}

/** Listens; returns where, and what closes it. */
async function listen(options: AppOptions) {
  const { settings } = options;
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

/** What goes on by itself while the server runs; the function returned ends it all. */
function goOn(database: Database, world: World, settings: Settings, pace: number | undefined) {
  const { clock } = world;
  const { isDemonstration, isAlive } = settings;
  const endings = [keepHouseRegularly(database, world)];
  for (const [name, { task }] of Object.entries<Area>(areas)) {
    const every = pace ?? task?.pace ?? 0;
    if (task !== undefined && every > 0) {
      endings.push(regularly(every, name, () => task.run(database, clock.now())));
    }
  }
  if (isDemonstration && isAlive) endings.push(live(database, demonstrationSeed, clock));
  return () => Promise.all(endings.map((end) => end()));
}

/**
 * Opens the database, brings it up to date, and listens.
 * Throws FolderInUse when another process has the data folder, and `EADDRINUSE` when the port is taken.
 */
export async function startServer(settings: Settings, parts: Parts = {}): Promise<RunningServer> {
  const { log, heartbeat, test, portal = builtPortal } = parts;
  const pace = parts.settlingPace ?? (test === undefined ? undefined : 0);
  const clock = parts.clock ?? test?.clock ?? systemClock;
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  const world: World = {
    clock,
    sms: createSms(settings, database, clock),
    files: folderFiles(join(settings.dataDir, 'files')),
  };
  try {
    const options = { database, world, settings, portal, log, heartbeat, test };
    const filledIn = await fill(options);
    const { address, drain } = await listen(options);
    const end = goOn(database, world, settings, pace);
    const stop = async () => {
      try {
        await end();
        await drain();
      } finally {
        await database.close();
      }
    };
    return { address, database, world, filledIn, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
