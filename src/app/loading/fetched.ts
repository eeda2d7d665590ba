/** Something of the portal that is fetched when it is needed, once, and the areas whose words it says. */
export interface Fetched<Thing> {
  readonly words: readonly string[];
  readonly fetch: () => Promise<Thing>;
  /** What has come; null until then. */
  readonly known: () => Thing | null;
}

/** Has React read a promise that is kept at once; else it would put a waiting page in between. */
function readable<Thing>(promise: Promise<Thing>): Promise<Thing> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}

/** Names what can be fetched; what has failed once stays so until the page is loaded again, as the browser keeps it. */
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
