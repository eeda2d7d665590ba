import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { z } from 'zod';
import { copyOf } from './cache';
import { fillFolder } from './fill';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, without a database. */
    postgres: string;
  }
}

/** Starts PostgreSQL with the filled world beside the run, and stops it when the run ends or is killed. */
async function startPostgres() {
  const script = fileURLToPath(new URL('./postgres.ts', import.meta.url));
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const message = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => {
      reject(new Error(`PostgreSQL did not start: ${String(code)}`));
    });
  });
  return {
    url: z.string().parse(message),
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

/** Once a run: fills the worlds that tests copy, and starts the PostgreSQL that they share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await rm(dirname(await copyOf('pglite', fillFolder)), { recursive: true, force: true });
  project.provide('postgres', url);
  return stop;
}
