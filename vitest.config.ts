import { defineConfig } from 'vitest/config';

/** Tests that leave nothing behind in their process: their files share the modules that they load. */
const pure = ['tests/{machines,domain,contract}/**/*.test.ts'];
/** Tests of views: loading Chakra for each file took most of their time. */
const views = ['tests/{ui,app,atlas}/**/*.test.tsx'];

const shared = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { ...shared, name: 'pure', include: pure, isolate: false } },
      {
        test: {
          ...shared,
          name: 'views',
          include: views,
          setupFiles: 'tests/ui/setup.ts',
          environment: 'happy-dom',
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: 'others',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', ...pure, ...views],
        },
      },
    ],
  },
});
