import { z } from 'zod';
import { precompress } from '../../server/documents/precompress';
import { builtPortal } from '../../server/start';
import { startPostgres } from '../server/rig/clusterProcess';

/** Where a run says to its workers which PostgreSQL it has started. */
const variable = 'POSTGRES_OF_RUN';

/** The address of the run's PostgreSQL, without a database. */
export function postgresOfRun(): string {
  return z
    .string(`${variable} is missing: only a run of Playwright sets it`)
    .parse(process.env[variable]);
}

/**
 * Once a run: starts the PostgreSQL in which each world is copied, which takes a fifth of copying a folder, and
 * compresses the portal, which each worker's server would do for itself.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const portal = process.env['PORTAL'] ?? builtPortal;
  const [{ url, stop }] = await Promise.all([startPostgres(), precompress(portal)]);
  process.env[variable] = url;
  return stop;
}
