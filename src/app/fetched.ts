/** Something of the portal that is fetched when it is needed, once, and the areas whose words it says. */
export interface Fetched<Thing> {
  readonly words: readonly string[];
  readonly fetch: () => Promise<Thing>;
  /** What has come; null until then. */
  readonly known: () => Thing | null;
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
    fetch: () => (coming ??= fetch()),
    known: () => known,
  };
}
