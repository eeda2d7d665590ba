/**
 * When a walk looks again at what it waits for, in ms; the last one repeats. Playwright's own intervals begin
 * at 100 ms, which is longer than most steps take.
 */
export const intervals = [10, 20, 50, 100, 250];
