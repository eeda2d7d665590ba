/** Work that waited too long for its turn was not begun. */
export class TurnTooLate extends Error {}

/**
 * Lets so much work run at a time, the rest in the order in which it came: what asks little does not wait behind it
 * for connections and processors. Work whose turn comes after so many ms is not begun, since nobody waits for it.
 */
export function gate(most: number, patience: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function pass<Result>(work: () => Promise<Result>): Promise<Result> {
    const came = performance.now();
    if (running < most) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      if (performance.now() - came > patience) throw new TurnTooLate();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
