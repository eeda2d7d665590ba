import type { Clock } from '../../../server/settings';

/** The day on which every test's world begins: a Wednesday morning in Shanghai. */
export const today = new Date('2026-11-18T10:00:00+08:00');

export interface TestClock extends Clock {
  set(now: Date): void;
  /** Moves on by so many ms. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until it is moved. */
export function createClock(): TestClock {
  let now = today.getTime();
  return {
    now: () => new Date(now),
    set(moment) {
      now = moment.getTime();
    },
    advance(milliseconds) {
      now += milliseconds;
    },
  };
}
