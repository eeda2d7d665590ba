import { type ChildProcess, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test as base } from '@playwright/test';
import { copyOf } from '../server/rig/cache';
import { fillFolder } from '../server/rig/fill';
import { askControl, type World } from './worldServer';

/** A world whose server can be ended as by a power cut, and started again on the same data. */
export interface KillableWorld extends World {
  kill(): Promise<void>;
  revive(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  readonly address: string;
}

async function run(dataDir: string, port: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/browser/killableServer.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: port },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      resolve();
    });
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk.toString())?.[0];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error('the server ended before it listened'));
    });
  });
  return { child, ended, address };
}

/** Tests with a server process of their own; addresses are relative to it. */
export const test = base.extend<{ world: KillableWorld }>({
  world: [
    async ({ browserName: _ }, provide) => {
      const dataDir = await copyOf('pglite', fillFolder);
      let running = await run(dataDir, '0');
      const { address } = running;
      const kill = async () => {
        running.child.kill('SIGKILL');
        await running.ended;
      };
      await provide({
        address,
        control: (path, form) => askControl(address, path, form),
        kill,
        async revive() {
          running = await run(dataDir, new URL(address).port);
        },
      });
      await kill();
      await rm(dirname(dataDir), { recursive: true, force: true });
    },
    { timeout: 60_000 },
  ],
  baseURL: async ({ world }, provide) => {
    await provide(world.address);
  },
});
