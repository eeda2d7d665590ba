import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from '../../tests/server/rig/cluster';
import { createDatabase } from '../../tests/server/rig/copies';
import {
  repeatSixteen,
  rewardThroughACrash,
  rewardThroughAKill,
  spendFifty,
  startTrial,
} from '../../tests/server/rig/ledgerTrials';
import type { Figure } from './figure';

const races = 20;
const kills = 50;
const crashes = 5;

/** Runs a trial so many times, and counts the runs that went wrong. */
async function wrongOf(times: number, isRight: () => Promise<boolean>): Promise<number> {
  let wrong = 0;
  for (let time = 0; time < times; time += 1) if (!(await isRight())) wrong += 1;
  return wrong;
}

/** Two server processes on one PostgreSQL: races for coins and crystals, kills and crashes in the middle of rewards. */
export async function measureLedger(): Promise<Figure[]> {
  const cluster = await startCluster();
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-ledger-'));
  const settings = { DATABASE_URL: await createDatabase(cluster.url), DATA_DIR };
  const trial = await startTrial(settings);
  const spent = (asset: 'coins' | 'crystals') =>
    wrongOf(races, async () => {
      const { done, left, received, faults } = await spendFifty(trial, asset);
      return done === 10 && left === 0 && received === 100 && faults === 0;
    });
  const repeated = await wrongOf(races, async () => {
    const { done, answers, left, faults } = await repeatSixteen(trial, 'coins');
    return done === 16 && answers === 1 && left === 90 && faults === 0;
  });
  const killed = await wrongOf(kills, async () => {
    const { changed, surplus, faults } = await rewardThroughAKill(trial, settings);
    return changed === 0 && surplus === 0 && faults === 0;
  });
  const crashed = await wrongOf(crashes, async () => {
    const { changed, surplus, faults } = await rewardThroughACrash(trial, cluster);
    return changed === 0 && surplus === 0 && faults === 0;
  });
  const of = (what: string, ours: number): Figure => ({ what, unit: 'wrong', ours, most: 0 });
  const figures = [
    of(`${String(races)} times 50 spends of 10 coins from 100 at once`, await spent('coins')),
    of(`${String(races)} times 50 spends of 10 crystals from 100 at once`, await spent('crystals')),
    of(`${String(races)} times 16 equal requests at once`, repeated),
    of(`${String(kills)} kills in the middle of 24 rewards, all sent again`, killed),
    of(
      `${String(crashes)} crashes of the database in the middle of 24 rewards, all sent again`,
      crashed,
    ),
  ];
  await trial.end();
  await cluster.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
  return figures;
}
