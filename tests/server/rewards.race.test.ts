import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from './rig';
import {
  repeatSixteen,
  rewardThroughAKill,
  spendFifty,
  startTrial,
  type Trial,
} from './rig/ledgerTrials';

const rounds = [1, 2, 3];

describe('two server processes on one PostgreSQL', { timeout: 180_000 }, () => {
  let world: Awaited<ReturnType<typeof freshDatabase>>;
  let settings: Record<string, string>;
  let trial: Trial;
  beforeAll(async () => {
    world = await freshDatabase('postgres');
    settings = { ...world.settings };
    trial = await startTrial(settings);
  }, 180_000);
  afterAll(async () => {
    await trial.end();
    await world.remove();
  });

  it.each(['coins', 'crystals'] as const)(
    '[ROLE-103] [VALID-039] fifty spend ten %s at once where there are a hundred: ten of them do',
    async (asset) => {
      for (const _ of rounds) {
        expect(await spendFifty(trial, asset)).toMatchObject({
          ...{ done: 10, left: 0, received: 100, faults: 0 },
        });
      }
    },
  );

  it.each(['coins', 'crystals'] as const)(
    '[CALL-215] sixteen equal requests for %s at once have one effect and equal answers',
    async (asset) => {
      for (const _ of rounds) {
        expect(await repeatSixteen(trial, asset)).toEqual({
          ...{ done: 16, answers: 1, left: 90, received: 10, faults: 0 },
        });
      }
    },
  );

  it('[CALL-215] a process that is killed in the middle of rewards loses and doubles nothing, once all are sent again', async () => {
    for (const _ of rounds.slice(0, 2)) {
      const { acknowledged, ...killed } = await rewardThroughAKill(trial, settings);
      expect(acknowledged).toBeLessThan(killed.sent);
      expect(killed).toEqual({ sent: 24, changed: 0, surplus: 0, faults: 0 });
    }
  });
});
