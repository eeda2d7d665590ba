import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longestFirst.ts';

/** Tests that leave nothing behind in their process: their files share the modules that they load. */
const pure = ['tests/{machines,domain,contract,paths,atlas}/**/*.test.ts'];
/** Tests of views: loading Chakra for each file took most of their time. */
const views = ['tests/{ui,app,atlas}/**/*.test.tsx'];
/** Tests of the server: their files share the modules that they load, and one PostgreSQL. */
const server = ['tests/server/**/*.test.ts'];
/** Replaces a module of Node's for its whole process. */
const alone = 'tests/server/writeAheadLog.test.ts';

const shared = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Views and graphs leave much behind for a moment only: collecting it rarely saves a tenth.
  execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    // No run writes what is recorded, but with `-u`.
    update: 'none',
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { ...shared, name: 'pure', include: pure, isolate: false } },
      {
        test: {
          ...shared,
          name: 'views',
          include: views,
          setupFiles: 'tests/ui/setup.ts',
          environment: 'happy-dom',
          // It would open a file that is handed over in place of the page, or take its address as the page's.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
              },
            },
          },
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          include: server,
          exclude: [alone],
          setupFiles: 'tests/server/setup.ts',
          globalSetup: 'tests/server/rig/run.ts',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'others',
          include: ['tests/!(browser|server)/**/*.test.{ts,tsx}', alone],
          exclude: [...pure, ...views],
        },
      },
    ],
  },
});
