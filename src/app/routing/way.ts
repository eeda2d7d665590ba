import type { NavigateFunction } from 'react-router-dom';
import { z } from 'zod/mini';

interface WayOptions {
  readonly replace: boolean;
  /** Whether to go back to the page before, where the tab's history has one of the portal. */
  readonly back?: boolean | undefined;
}

/** What the router keeps with an entry of the history: how many of the portal's lie before it. */
const entry = z.object({ idx: z.int().check(z.positive()) });
const entryHere = (): unknown => window.history.state;

/**
 * Navigation for charts. Charts start before the router, so the last request is kept until the router is
 * there.
 */
export function createWay(here = entryHere) {
  let navigate: NavigateFunction | null = null;
  let lead: (by: NavigateFunction) => void = () => undefined;
  return {
    lead(to: string, { replace, back = false }: WayOptions): void {
      lead = (by) => void (back && entry.safeParse(here()).success ? by(-1) : by(to, { replace }));
      if (navigate !== null) lead(navigate);
    },
    setNavigate(next: NavigateFunction): void {
      if (navigate === null) lead(next);
      navigate = next;
    },
  };
}
