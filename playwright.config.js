import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser.mjs';

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/globalSetup.ts',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace costs a third of the time: `--trace on` for the one test that needs it.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        // No page lives long enough to earn back what optimising its code costs: a third of the time.
        '--js-flags=--no-turbofan --no-maglev --min-semi-space-size=32 --max-semi-space-size=64',
      ],
    },
  },
});
