import { errorIn } from './failure';

/** Where a failed load leads in every chart: `loadFailed`, and the chart's action `keepFailure` keeps the reason. */
export const loadFails = {
  target: 'loadFailed',
  actions: { type: 'keepFailure', params: errorIn },
} as const;

/** The state `loadFailed`: trying again begins with the state that is named. */
export const loadFailed = <const Again extends string>(again: Again) =>
  ({ tags: 'failed', on: { 'load.retried': again } }) as const;
