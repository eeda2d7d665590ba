import { loadFails } from '../loadFailed';

/**
 * The first states of a chart that invokes a record which `tells`, as its child `watch`: `begun` leads on with an
 * answer. The chart's actions `keepFailure` and `reload` keep the failure and ask the record again. One that changes the
 * thing sends `load.overtaken` with the answer of each change, so that no older answer is told after it.
 */
export const watchingStates = <const Begun>(begun: Begun) =>
  ({
    loading: {
      tags: 'busy',
      on: {
        'watch.told': begun,
        'watch.failed': loadFails,
      },
    },
    loadFailed: {
      tags: 'failed',
      on: {
        'watch.told': begun,
        'load.retried': { target: 'loading', actions: 'reload' },
      },
    },
  }) as const;
