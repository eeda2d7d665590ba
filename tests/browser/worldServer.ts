import { rm } from 'node:fs/promises';
import { readSettings } from '../../server/settings';
import { type RunningServer, startServer } from '../../server/start';
import { createAdjustableClock } from '../../server/test/clock';
import { today } from '../server/rig/clock';
import { createDatabase, removeDatabase } from '../server/rig/copies';
import { temporaryFolder } from '../server/rig/temporaryFolder';
import { postgresOfRun } from './globalSetup';

/** What a test may do to the server's world, besides what a person can. */
export interface World {
  readonly address: string;
  /** Asks one of the server's test controls. */
  control(path: string, form?: Record<string, string>): Promise<unknown>;
}

/** A world that can be made new, at the same address. */
export interface RenewableWorld extends World {
  /** Whether nobody has been there, somebody has been and changed nothing that others see, or has. */
  wear: 'new' | 'visited' | 'changed';
  /** Puts the world back to the morning on which it began, as if nobody had been there. */
  renew(): Promise<void>;
  stop(): Promise<void>;
}

interface Place {
  readonly server: RunningServer;
  leave(): Promise<void>;
}

/** The real server, on a copy of a world that is filled once, with the controls that no setting mounts. */
async function settle(port: number): Promise<Place> {
  const DATA_DIR = await temporaryFolder();
  const DATABASE_URL = await createDatabase(postgresOfRun());
  const settings = readSettings({
    ...{ PORT: String(port), HOST: '127.0.0.1', LIFE: 'off', DATA_DIR, DATABASE_URL },
    DEMONSTRATION: 'on',
  });
  const clock = createAdjustableClock();
  clock.set(today);
  const portal = process.env['PORTAL'];
  const server = await startServer(settings, {
    ...(portal === undefined ? {} : { portal }),
    test: { clock },
  });
  return {
    server,
    async leave() {
      await server.stop();
      await removeDatabase(DATABASE_URL);
      await rm(DATA_DIR, { recursive: true, force: true });
    },
  };
}

/** Asks one of the controls that a server has for tests. */
export async function askControl(
  address: string,
  path: string,
  form: Record<string, string> = {},
): Promise<unknown> {
  const answer = await fetch(`${address}/test/${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  if (!answer.ok) throw new Error(`/test/${path} was answered ${String(answer.status)}`);
  const body: unknown = await answer.json();
  return body;
}

/** Starts a world. `PORTAL` says where the built portal is, if not in `dist`. */
export async function startWorld(): Promise<RenewableWorld> {
  let place = await settle(0);
  const { address } = place.server;
  const world: RenewableWorld = {
    address,
    wear: 'new',
    control: (path, form) => askControl(address, path, form),
    async renew() {
      await place.leave();
      place = await settle(Number(new URL(address).port));
      world.wear = 'new';
    },
    stop: () => place.leave(),
  };
  return world;
}
