import type { Clock } from '../settings';

/** A clock that a test may set; from there it goes on as time does. */
export interface AdjustableClock extends Clock {
  set(now: Date): void;
}

export function createAdjustableClock(): AdjustableClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    set(now) {
      offset = now.getTime() - Date.now();
    },
  };
}
