/** What QA plans the paths of a countdown with: ticks a second apart. */
export const countdownPaths = {
  inputs: { twoSeconds: { seconds: 2 }, untilKnown: { seconds: 60, until: 1000 } },
  events: { 'clock.ticked': [{ now: 0 }, { now: 1000 }, { now: 2000 }] },
};
