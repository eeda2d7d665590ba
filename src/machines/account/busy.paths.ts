const morning = Date.parse('2026-11-20T08:30:00+08:00');

/** Samples for the paths of the busy page. */
export const busyPaths = {
  inputs: { turnedAway: { subjectId: 2, path: '/home/summary', requestId: 'b7e1c2' } },
  events: { 'clock.ticked': [{ now: morning }, { now: morning + 4000 }] },
} as const;
