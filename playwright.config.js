import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

const inAnyBrowser = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
  '--disable-background-networking',
];

const launched = (...flags) => ({
  launchOptions: { executablePath: findBrowser(), args: [...inAnyBrowser, ...flags] },
});

/** The atlas plans and draws all charts in workers: the more its code is optimised, the sooner. */
const atlas = ['**/atlas*.spec.ts', '**/trustedTypes.spec.ts'];

/** No page of the portal lives long enough to earn back what optimising its code costs: a third of the time. */
const unoptimised =
  '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32 --max-semi-space-size=64';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/globalSetup.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // Tests wait for a server or for a while now and then: a third one works meanwhile.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace costs a third of the time: `--trace on` for the one test that needs it.
    screenshot: 'only-on-failure',
  },
  projects: [
    // Each of its pages brings all charts along, and those who draw and prove them.
    { name: 'atlas', testMatch: atlas, use: launched(), expect: { timeout: 30_000 } },
    { name: 'portal', testIgnore: atlas, use: launched(unoptimised) },
  ],
});
