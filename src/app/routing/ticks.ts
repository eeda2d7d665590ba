import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import type { AddressedActor } from './address';

/** The first entry of a load has no key in the browser's history; the router calls it so. */
const entry = z.object({ key: z._default(z.string(), 'default') });
const ids = z.array(z.int());

/** The rows that were ticked when an entry of the tab's history was left, by router key. */
const kept = new Map<string, readonly number[]>();

/** The rows that were ticked when the present entry of the history was left: Back finds them ticked. */
export function ticksHere(): readonly number[] {
  const { data } = entry.safeParse(window.history.state);
  return (data && kept.get(data.key)) ?? [];
}

/** Somebody else may use this tab from now on. */
export function forgetTicks(): void {
  kept.clear();
}

/** Keeps which rows are ticked when the page, or the address within it, is left. */
export function useKeptTicks(actor: AddressedActor | undefined): void {
  const { key } = useLocation();
  useLayoutEffect(
    () => () => {
      const { data } = ids.safeParse(actor?.getSnapshot().context.selected);
      if (data !== undefined) kept.set(key, data);
    },
    [actor, key],
  );
}
