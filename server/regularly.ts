import { describeError } from './http/log';

/**
 * Does something again and again, `every` so many ms, one time after the other; the function returned ends it,
 * after the time under way. A time that fails is no reason to stop: the next one is a new try.
 */
export function regularly(
  every: number,
  name: string,
  work: () => Promise<void>,
): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  const report = (error: unknown) => {
    console.error(`${name} stumbled`, JSON.stringify(describeError(error)));
  };
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    last = work()
      .catch(report)
      .finally(() => {
        isRunning = false;
      });
  }, every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
