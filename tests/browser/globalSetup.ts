import { z } from 'zod';
import { startPostgres } from '../server/rig/clusterProcess';

/** Where a run says to its workers which PostgreSQL it has started. */
const variable = 'POSTGRES_OF_RUN';

/** The address of the run's PostgreSQL, without a database. */
export function postgresOfRun(): string {
  return z
    .string(`${variable} is missing: only a run of Playwright sets it`)
    .parse(process.env[variable]);
}

/** Once a run: starts the PostgreSQL in which each world is copied, which takes a fifth of copying a folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgres();
  process.env[variable] = url;
  return stop;
}
