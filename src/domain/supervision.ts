import { tooFastBands, tooFastSeconds } from './limits';

/** Whether an answer was too fast; seconds [CONST-022]. */
export function isTooFast(seconds: number): boolean {
  return seconds < tooFastSeconds;
}

/** The band of an answer that was too fast: 0 to 5, over 5 to 10, over 10 to under 15 s; null for others [CONST-023]. */
export function tooFastBand(seconds: number): 0 | 1 | 2 | null {
  if (!isTooFast(seconds)) return null;
  if (seconds <= tooFastBands[0]) return 0;
  return seconds <= tooFastBands[1] ? 1 : 2;
}
