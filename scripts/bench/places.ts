import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../tests/server/rig/cluster';
import { createDatabase } from '../../tests/server/rig/copies';
import { startPlaceTrial } from '../../tests/server/rig/lastPlace';
import type { Figure } from './figure';

const races = 20;

/** Fifty students at once for the last place of a mode, on two server processes: how often not exactly one got it. */
export async function measurePlaces(): Promise<Figure[]> {
  const cluster = await startCluster();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-places-'));
  const trial = await startPlaceTrial({
    DATABASE_URL: await createDatabase(cluster.url),
    DATA_DIR,
  });
  let wrong = 0;
  for (let race = 0; race < races; race += 1) {
    const { given, refused, switches, allocated } = await trial.race();
    if (given !== 1 || refused !== 49 || switches !== 1 || allocated !== 1) wrong += 1;
  }
  await trial.end();
  await cluster.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
  const what = `${String(races)} times 50 students at once for the last place of a mode`;
  return [{ what, unit: 'wrong', ours: wrong, most: 0 }];
}
