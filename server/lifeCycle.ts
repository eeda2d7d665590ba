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
  /** Tells the open pages of those whom the change concerns. */
  tell(db: Queries, whose: Whose, stored: Stored): Promise<void>;
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
    await cycle.tell(db, whose, stored);
    return next;
  };
}

/** The outcome of a chart that refuses without a reason. */
export function outcomeOf<Next extends object | string>(next: Next | null): Outcome<Next, never> {
  return next === null ? { next: null, refusal: null } : { next, refusal: null };
}
