/** The origins that the portal may open pages and files of: its own, and those on its list. */
export interface Origins {
  readonly own: string;
  readonly allowed: readonly string[];
}

/** What a browser drops from an address, or reads as a slash: nobody sees where such an address leads. */
const hidden = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * The whole address of what an answer or a query names, or null where the portal may not open it: it has
 * to be http or https without a name or password, of an origin on the list. Origins are compared whole,
 * since a beginning lets `//elsewhere`, `host@elsewhere` and `host.elsewhere` through.
 */
export function openable(address: string, { own, allowed }: Origins): string | null {
  if (address === '' || hidden.test(address) || !URL.canParse(address, own)) return null;
  const { protocol, origin, username, password, href } = new URL(address, own);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  const isKnown = origin === own || allowed.includes(origin);
  return isWeb && isKnown && username === '' && password === '' ? href : null;
}
