/** Random numbers from a seed: the same seed gives the same world. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `minimum` to `maximum`, both included. */
  whole(minimum: number, maximum: number): number;
  /** Whether something with that chance happens. */
  happens(chance: number): boolean;
  /** One of the list; throws for an empty one. */
  pick<Item>(list: readonly Item[]): Item;
  /** Normally distributed, mean 0, deviation 1. */
  normal(): number;
}

/** Mulberry32: small, fast, and good enough for a story. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1)),
    happens: (chance) => next() < chance,
    pick: (list) => {
      const item = list[Math.floor(next() * list.length)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
