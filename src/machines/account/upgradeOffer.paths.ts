/** Samples for the paths of the upgrade that opens by itself. */
export const upgradeOfferPaths = {
  inputs: {
    first: { wasShown: false, wasOpenHere: false },
    shown: { wasShown: true, wasOpenHere: false },
    reloaded: { wasShown: true, wasOpenHere: true },
  },
  events: {},
  outcomes: {},
} as const;
