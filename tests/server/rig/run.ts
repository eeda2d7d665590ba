import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyOf } from './cache';
import { startPostgres } from './clusterProcess';
import { fillFolder } from './fill';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, without a database. */
    postgres: string;
  }
}

/** Once a run: fills the worlds that tests copy, and starts the PostgreSQL that they share. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  await rm(dirname(await copyOf('pglite', fillFolder)), { recursive: true, force: true });
  project.provide('postgres', url);
  return stop;
}
