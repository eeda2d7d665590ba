/** What is under way together, and when none of it is any more. */
export interface Underway {
  /** Follows something until it has ended, well or not. */
  follow<Result>(something: Promise<Result>): Promise<Result>;
  /** Resolves when all that was followed has ended, and what the last has brought has begun nothing new. */
  ended(): Promise<void>;
}

/** How long nothing must have begun, in ms: what has come is drawn by then, and has asked for what it needs. */
const quiet = 300;

const rest = () =>
  new Promise<void>((done) => {
    setTimeout(done, quiet);
  });

export function createUnderway(pause: () => Promise<void> = rest): Underway {
  let count = 0;
  let hasBegun = false;
  let waiting: (() => void)[] = [];
  const isOver = () => hasBegun && count === 0;
  return {
    async follow(something) {
      hasBegun = true;
      count += 1;
      try {
        return await something;
      } finally {
        count -= 1;
        if (count === 0) {
          for (const tell of waiting) tell();
          waiting = [];
        }
      }
    },
    async ended() {
      do {
        if (!isOver()) await new Promise<void>((tell) => waiting.push(tell));
        await pause();
      } while (!isOver());
    },
  };
}
