import { onlyPackages, timeless, worldless } from './pure.js';

const named = 'Property[key.name=/^(guard|actions|entry|exit)$/]';

/** src/machines: a chart is a pure drawing; what it does has a name in setup(). */
export const charts = {
  globals: worldless('Charts are pure: ask the world through an actor.'),
  imports: {
    patterns: [
      onlyPackages(['xstate', 'zod/mini'], 'Charts are headless: they import xstate and zod/mini.'),
    ],
  },
  syntax: [
    ...timeless,
    {
      selector: 'CallExpression[callee.name="fromPromise"]:not([typeArguments])',
      message: 'Write fromPromise<Output, Input>: its types are a promise to the app.',
    },
    {
      // Also inside assign(…), and(…) and their like; an action's `params` may compute.
      selector: [
        `${named} > :function`,
        `${named} > ArrayExpression > :function`,
        `${named} > CallExpression:has(:function)`,
        `${named} > ArrayExpression > CallExpression:has(:function)`,
      ].join(', '),
      message: 'Name guards and actions in setup(): the picture shows their names.',
    },
  ],
};
