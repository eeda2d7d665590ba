/** A lazily loaded module, loaded once, and the namespaces of its words. */
export interface Fetched<Thing> {
  readonly words: readonly string[];
  readonly fetch: () => Promise<Thing>;
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

/** Declares a lazily loaded module. A failed load stays failed until a reload: browsers cache failed imports. */
export function fetched<Thing>(
  words: readonly string[],
  load: () => Promise<Thing>,
): Fetched<Thing> {
  let coming: Promise<Thing> | null = null;
  let known: Thing | null = null;
  const fetch = async () => {
    known = await load();
    return known;
  };
  return {
    words,
    fetch: () => (coming ??= readable(fetch())),
    known: () => known,
  };
}
