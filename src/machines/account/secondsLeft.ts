/** Whole seconds until a moment, none after it. Both in epoch ms. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000));
}
