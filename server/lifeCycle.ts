import type { Outcome } from '../src/machines/parts/refusal';
import type { Queries } from './db/database';
import type { Refusal } from './refusal';

/** What a change is written down with: the thing as it was, and who acts, when, and why. */
interface Circumstances<Stored, Change> {
  readonly stored: Stored;
  readonly change: Change;
}

/** How a stored thing lives by its chart; `Whose` says which thing it is. */
interface LifeCycle<Whose, Stored, Event, Next, Reason extends string, Change> {
  /** Reads the thing and locks it until the transaction ends; throws Refusal where there is none. */
  lock(db: Queries, whose: Whose): Promise<Stored>;
  /** What the event makes of the thing by the chart, or why it may not happen. */
  next(stored: Stored, event: Event): Outcome<Next, Reason>;
  /** The refusal of an event that may not happen; `reason` is null where the chart gives none. */
  refuse(stored: Stored, reason: Reason | null): Refusal;
  store(
    db: Queries,
    whose: Whose,
    next: Next,
    circumstances: Circumstances<Stored, Change>,
  ): Promise<void>;
  /** Tells the open pages of those whom the change concerns; `stored` is the thing as it was. */
  tell(db: Queries, whose: Whose, stored: Stored, next: Next): Promise<void>;
}

/**
 * Lets an event happen to a stored thing, within a transaction: read with a lock, asked of the chart, written,
 * told. Answers the thing as it is now; throws Refusal where the event may not happen.
 */
export function lifeCycle<Whose, Stored, Event, Next, Reason extends string, Change = void>(
  cycle: LifeCycle<Whose, Stored, Event, Next, Reason, Change>,
): (db: Queries, whose: Whose, event: Event, change: Change) => Promise<Next> {
  return async (db, whose, event, change) => {
    const stored = await cycle.lock(db, whose);
    const { next, refusal } = cycle.next(stored, event);
    if (next === null) throw cycle.refuse(stored, refusal);
    await cycle.store(db, whose, next, { stored, change });
    await cycle.tell(db, whose, stored, next);
    return next;
  };
}

/** How several stored things of a kind live by their chart at once; `Whose` says which they are. */
interface LifeCycles<Whose, Stored, Event, Next> {
  /** Reads the things and locks them in the order of their ids until the transaction ends. */
  lock(db: Queries, whose: Whose): Promise<readonly Stored[]>;
  /** What the event makes of one of them by the chart; null where it may not happen. */
  next(stored: NoInfer<Stored>, event: Event): Next | null;
  /** Writes what has become of those that have changed. */
  store(db: Queries, whose: Whose, changed: readonly NoInfer<Stored & Next>[]): Promise<void>;
  /** Tells the open pages of those whom the change concerns. */
  tell(
    db: Queries,
    whose: Whose,
    changed: readonly NoInfer<Stored & Next>[],
    event: Event,
  ): Promise<void>;
}

/**
 * Lets an event happen to those of several stored things to which it may happen, within a transaction. Answers the
 * changed ones as they are now, and what came of each as it was.
 */
export function lifeCycles<Whose, Stored, Event, Next>(
  cycle: LifeCycles<Whose, Stored, Event, Next>,
) {
  return async (db: Queries, whose: Whose, event: Event) => {
    const asked = (await cycle.lock(db, whose)).map((stored) => ({
      ...{ stored, next: cycle.next(stored, event) },
    }));
    const changed = asked.flatMap(({ stored, next }) =>
      next === null ? [] : [{ ...stored, ...next }],
    );
    if (changed.length > 0) {
      await cycle.store(db, whose, changed);
      await cycle.tell(db, whose, changed, event);
    }
    const outcomes = asked.map(({ stored, next }) => ({
      ...{ stored, outcome: next === null ? ('refused' as const) : ('done' as const) },
    }));
    return { changed, outcomes };
  };
}

/** The outcome of a chart that refuses without a reason. */
export function outcomeOf<Next extends object | string>(next: Next | null): Outcome<Next, never> {
  return next === null ? { next: null, refusal: null } : { next, refusal: null };
}
