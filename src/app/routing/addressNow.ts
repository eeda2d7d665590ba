import { z } from 'zod/mini';
import type { AddressHere } from '../../ui/parts/currentAddress';

/** What the router keeps with an entry of the history. */
const entry = z.object({ usr: z.optional(z.unknown()) });

/** The browser's address, which may be ahead of the rendered one. */
export function addressNow(): AddressHere {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, state: entry.safeParse(window.history.state).data?.usr };
}
