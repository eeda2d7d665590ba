import type { Locator } from '@playwright/test';
import { busy } from '../../../../src/machines/account/busy';
import { busyPaths } from '../../../../src/machines/account/busy.paths';
import { comeBack, expect } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { counting } from './counting';

const { path, requestId } = busyPaths.inputs.turnedAway;
const address = `/busy?${new URLSearchParams({ path, request: requestId }).toString()}`;

const [soon] = busyPaths.events['clock.ticked'];

/** The page of a server that has too much to do. */
export const busyAdapter: ScreenAdapter = {
  chart: busy,
  catalogue: busyPaths,
  async enter({ page, world, language }) {
    await comeBack(page, world, 'zhou', address, language);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  events: {
    'clock.ticked': {
      trigger: ({ page }: Walk, { now }: { type: string; now: number }) =>
        // The first tick comes with the page.
        page.clock.runFor(now === soon.now ? 0 : 1000),
    },
    'retry.requested': {
      find: (walk: Walk): Locator => counting(walk, 'account:retry', 'account:busy.wait'),
    },
  },
  answers: {},
};
