import type { AreaPage, Content, Frame } from '../areas/area';
import { areas } from '../areas/areas';
import { type Fetched, fetched } from '../loading/fetched';

export interface Route {
  readonly path: string;
  readonly frame: Frame;
  /** The parameters of the address that say what the page is about. */
  readonly key: readonly string[];
  /** The screen; without one the page says that it is being built. */
  readonly content?: Fetched<Content> | undefined;
  /** Where the address leads instead, keeping its parameters. */
  readonly redirect?: string | undefined;
}

function toRoute(path: string, words: readonly string[], page: AreaPage): Route {
  const { screen, frame = 'full', key = [], words: own = words, redirect } = page;
  const content = screen && fetched(own, screen);
  return { path, frame, key: ['subject_id', ...key], content, redirect };
}

/** Every address of the portal [ROUTE-002 … ROUTE-075]; what is not here does not exist. */
const routes: readonly Route[] = areas.flatMap(({ words, pages }) =>
  Object.entries(pages).map(([path, page]) => toRoute(path, words, page)),
);

/** The transport of every call: every screen behind the login needs it. */
export const transport = fetched([], () => import('../../services/transport'));

/** What stands around the screens behind the login. */
export const frameParts = fetched([], () => import('../frame/frameParts'));

/** The route of an address, or null where there is none. */
export function routeOf(pathname: string): Route | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}

/** What the first look at an address is made of, besides the portal. */
export function neededAt(pathname: string): readonly Fetched<unknown>[] {
  const first = routeOf(pathname);
  const route = first?.redirect === undefined ? first : routeOf(first.redirect);
  const around = route === null || route.frame === 'none' ? [] : [frameParts, transport];
  return route?.content === undefined ? around : [...around, route.content];
}
