import { NotLoaded } from './notLoaded';

/** A lazily loaded module, loaded once, and the namespaces of its words. */
export interface Fetched<Thing> {
  readonly words: readonly string[];
  readonly fetch: () => Promise<Thing>;
  /** The same, tried again where it has failed. */
  readonly again: () => Promise<Thing>;
  /** The module, or null until it is loaded. */
  readonly known: () => Thing | null;
}

/** Marks a settled promise so that React's `use` reads it at once, without showing a fallback first. */
function readable<Thing>(promise: Promise<Thing>): Promise<Thing> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** Declares a lazily loaded module. A failed load stays failed until it is tried again: rendering would repeat it for ever. */
export function fetched<Thing>(
  words: readonly string[],
  load: () => Promise<Thing>,
): Fetched<Thing> {
  let coming: Promise<Thing> | null = null;
  let known: Thing | null = null;
  const start = async () => {
    try {
      known = await load();
    } catch (cause) {
      throw new NotLoaded('the code of a page did not come', { cause });
    }
    return known;
  };
  const fetch = () => (coming ??= readable(start()));
  return {
    words,
    fetch,
    again: () => {
      if (known === null) coming = null;
      return fetch();
    },
    known: () => known,
  };
}
