import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { Subscription } from 'xstate';
import { z } from 'zod/mini';
import { originIn } from '../../ui/parts/origin';

/** Parameters of an address, by name. */
export type Parameters = Readonly<Record<string, string>>;

/** The parameters of a page's address. */
export interface PageAddress {
  /** The names of those that identify a page of this route. */
  readonly names: readonly string[];
  /** Parameters that identify the page: another value is another page. */
  readonly key: Parameters;
  /** Those that the page's chart writes: filters, sort, page number. */
  readonly query: Parameters;
}

/** An actor whose query is kept in the address: a list, or a screen with a query of its own. */
export interface AddressedActor {
  getSnapshot(): {
    readonly context: { readonly address: Parameters; readonly selected?: unknown };
  };
  subscribe(next: () => void): Subscription;
  send(event: { type: 'address.changed'; address: Parameters }): void;
}

/** Splits the parameters of an address into the route's key and the rest. */
export function splitAddress(search: string, names: readonly string[]): PageAddress {
  const all = [...new URLSearchParams(search)];
  return {
    names,
    key: Object.fromEntries(all.filter(([name]) => names.includes(name))),
    query: Object.fromEntries(all.filter(([name]) => !names.includes(name))),
  };
}

function isSame(one: Parameters, other: Parameters): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length && names.every((name) => one[name] === other[name])
  );
}

/** Whether the browser's address, which may be ahead of the rendered one, is still that page's. */
function isShown(pathname: string, { names, key }: PageAddress): boolean {
  const now = splitAddress(window.location.search, names);
  return window.location.pathname === pathname && isSame(now.key, key);
}

/** The history state of an address that a chart has written, beside where the person comes from. */
const writtenByChart = z.object({ isWrittenByChart: z.literal(true) });

/**
 * Whether the address comes from a link or from Back. A chart's own changes reach the address a moment later: a
 * chart that applied them then would undo what has changed meanwhile.
 */
function useIsNavigated(): boolean {
  const isBack = useNavigationType() === NavigationType.Pop;
  const location: { readonly state: unknown } = useLocation();
  return isBack || !writtenByChart.safeParse(location.state).success;
}

/**
 * Keeps the address and the chart's query equal: writes the chart's changes to the address and sends restored
 * addresses to the chart.
 */
export function useAddress(actor: AddressedActor | undefined, page: PageAddress): void {
  const { key, query } = page;
  const [, setParameters] = useSearchParams();
  const text = new URLSearchParams(query).toString();
  const isNavigated = useIsNavigated();
  const location: { readonly pathname: string; readonly state: unknown } = useLocation();
  const { pathname, state } = location;

  const write = useEffectEvent((address: Parameters) => {
    // The router writes relative to the rendered page: once that was left, it would lead back to it.
    if (!isShown(pathname, page)) return;
    // What was written last may still wait to be rendered.
    const written = splitAddress(window.location.search, page.names).query;
    if (isSame(address, written)) return;
    setParameters(
      { ...key, ...address },
      { state: { ...originIn(state), isWrittenByChart: true } },
    );
  });
  const sendQuery = useEffectEvent(() => {
    if (isNavigated) actor?.send({ type: 'address.changed', address: query });
  });

  /** Back to the rendered address, before a later one was rendered, renders nothing. */
  const hearBack = useEffectEvent(() => {
    const { address } = actor?.getSnapshot().context ?? { address: query };
    const now = splitAddress(window.location.search, page.names).query;
    if (!isShown(pathname, page) || !isSame(now, query) || isSame(now, address)) return;
    actor?.send({ type: 'address.changed', address: now });
  });

  useEffect(() => {
    window.addEventListener('popstate', hearBack);
    return () => {
      window.removeEventListener('popstate', hearBack);
    };
  }, []);

  useEffect(() => {
    let last = actor?.getSnapshot().context.address;
    const subscription = actor?.subscribe(() => {
      const { address } = actor.getSnapshot().context;
      if (address === last) return;
      last = address;
      write(address);
    });
    return () => subscription?.unsubscribe();
  }, [actor]);

  useEffect(() => {
    sendQuery();
  }, [text]);
}
