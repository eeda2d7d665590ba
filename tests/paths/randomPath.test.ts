import { expect, it } from 'vitest';
import { accountWakeUp } from '../../src/machines/account/accountWakeUp';
import { accountWakeUpPaths } from '../../src/machines/account/accountWakeUp.paths';
import { coinFreeze } from '../../src/machines/rewards/coinFreeze';
import { coinFreezePaths } from '../../src/machines/rewards/coinFreeze.paths';
import { explore, pathTitle } from '../../src/paths';
import { randomOf, randomPath } from '../browser/paths/randomPath';

const graph = explore(accountWakeUp, accountWakeUpPaths);
const walk = (seed: number, longest = 40) => randomPath(graph, randomOf(seed), longest);
const title = (seed: number) => {
  const path = walk(seed);
  return path === null ? '' : pathTitle(path);
};

it('a random walk is the same for the same seed, others differ, and together they come everywhere', () => {
  expect(title(7)).toBe(title(7));
  const seeds = Array.from({ length: 200 }, (_, index) => index);
  expect(new Set(seeds.map(title)).size).toBeGreaterThan(5);
  const reached = seeds.flatMap((seed) => walk(seed)?.steps ?? []).flatMap(({ taken }) => taken);
  const all = graph.edges.flat().flatMap(({ taken }) => taken);
  expect(new Set(reached)).toEqual(new Set(all));
});

it('each step of a random walk goes on from the last, no further than it is allowed', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const path = walk(seed, 3);
    expect(path?.steps.length).toBeLessThanOrEqual(3);
    let at = path?.start.to;
    for (const { from, to } of path?.steps ?? []) {
      expect(from).toBe(at);
      at = to;
    }
  }
});

it('a random walk restores a draft once: the page offers it no second time', () => {
  const form = explore(coinFreeze, coinFreezePaths);
  const restored = Array.from({ length: 40 }, (_, seed) =>
    (randomPath(form, randomOf(seed), 40)?.steps ?? []).filter(
      ({ stimulus }) => stimulus.event.type === 'content.restored',
    ),
  );
  expect(new Set(restored.map(({ length }) => length))).toEqual(new Set([0, 1]));
});
