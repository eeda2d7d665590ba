import type { AreaPage, Content, Frame } from '../areas/area';
import { areas } from '../areas/areas';
import { type Fetched, fetched } from '../loading/fetched';

export interface Route {
  readonly path: string;
  readonly frame: Frame;
  /** Whether the page shows the subject that its address names. */
  readonly isOfSubject: boolean;
  /** Whether it is another page in the other language. */
  readonly isOfLanguage: boolean;
  /** The parameters of the address that say what the page is about. */
  readonly key: readonly string[];
  /** The screen; without one the address leads on. */
  readonly content?: Fetched<Content> | undefined;
  /** Where the address leads instead, keeping its parameters. */
  readonly redirect?: string | undefined;
}

function toRoute(path: string, words: readonly string[], page: AreaPage): Route {
  const { screen, frame = 'full', key = [], words: own = words, redirect } = page;
  const { isOfLanguage = false } = page;
  const content = screen && fetched(own, screen);
  const isOfSubject = page.isOfSubject ?? frame !== 'none';
  const named = ['subject_id', ...key];
  return { path, frame, isOfSubject, isOfLanguage, key: named, content, redirect };
}

/** All routes of the portal. An address that is not listed leads to the page for unknown addresses. */
const routes: readonly Route[] = areas.flatMap(({ words, pages }) =>
  Object.entries(pages).map(([path, page]) => toRoute(path, words, page)),
);

/** Loads axios and the call layer, which every screen behind the login needs. */
export const transport = fetched([], () => import('../../services/transport'));

/** Loads the frame: header, sidebar and notices. */
export const frameParts = fetched([], () => import('../frame/frameParts'));

/** Loads the views that somebody has saved of a page: of those within a subject, since no other has a list of them. */
export const pageViews = fetched([], () => import('./PageViews'));

/** The route of an address, or null where there is none. */
export function routeOf(pathname: string): Route | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}

/** The chunks to preload for an address, besides the portal's own. */
export function neededAt(pathname: string): readonly Fetched<unknown>[] {
  const first = routeOf(pathname);
  const route = first?.redirect === undefined ? first : routeOf(first.redirect);
  if (route === null) return [];
  return [
    ...(route.frame === 'none' ? [] : [frameParts, transport]),
    ...(route.isOfSubject ? [pageViews] : []),
    ...(route.content === undefined ? [] : [route.content]),
  ];
}
