import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from './rig';
import { startPlaceTrial } from './rig/lastPlace';

describe(
  'the last place of a mode, asked for at two server processes',
  { timeout: 180_000 },
  () => {
    let trial: Awaited<ReturnType<typeof startPlaceTrial>>;
    let remove = () => Promise.resolve();
    beforeAll(async () => {
      const fresh = await freshDatabase('postgres');
      ({ remove } = fresh);
      trial = await startPlaceTrial(fresh.settings);
    }, 120_000);
    afterAll(async () => {
      await trial.end();
      await remove();
    });

    it('[FMD-03] [CONST-045] is given to exactly one of fifty students, every time', async () => {
      const one = { given: 1, refused: 49, switches: 1, allocated: 1, limit: 1 };
      for (const time of [1, 2, 3, 4, 5]) {
        expect(await trial.race(), `time ${String(time)}`).toEqual(one);
      }
    });
  },
);
