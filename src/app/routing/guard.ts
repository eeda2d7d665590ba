import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { loginSources } from '../../domain/account';
import { selectAllowedPath, selectGuard } from '../../machines/shell/portalSelectors';
import type { LoginSource } from '../../machines/shell/navigation';
import { stored } from '../../services/storage';
import { storedSession } from '../world/storedSession';
import { type PortalParts, usePortal } from '../world/portalContext';
import { routeOf } from './routes';

const source = z.catch(z.enum(['', ...loginSources]), '');

/** The one-time key of a login link and its source. */
export interface Arrival {
  authKey: string;
  from: LoginSource;
}

/** Removes the one-time key from the address before any other code can read it, and returns it. */
export function arrive(): Arrival {
  const url = new URL(window.location.href);
  const arrival = {
    authKey: url.searchParams.get('authKey') ?? '',
    from: source.parse(url.searchParams.get('from') ?? ''),
  };
  if (arrival.authKey !== '') {
    url.searchParams.delete('authKey');
    url.searchParams.delete('from');
    window.history.replaceState(window.history.state, '', url);
  }
  return arrival;
}

let arrival: Arrival = { authKey: '', from: '' };
let previousPath = '';
/** The address that the guard checked before the first render; empty afterwards. */
let askedFirst = '';

function ask({ portal }: Pick<PortalParts, 'portal'>, pathname: string, search: string): void {
  portal.send({
    type: 'navigation.requested',
    path: pathname,
    search: Object.fromEntries(new URLSearchParams(search)),
    previousPath,
    ...arrival,
    stored: storedSession(),
    ended: stored.ended.read(),
    hasLanded: stored.landed.read() ?? false,
    systemUserId: stored.systemUserId.read() ?? '',
  });
  previousPath = pathname;
  arrival = { authKey: '', from: '' };
}

/**
 * Sends the first address to the guard before the first render, so that an allowed page is rendered at once.
 */
export function askAtArrival(parts: PortalParts, first: Arrival): void {
  const { pathname, search } = window.location;
  arrival = first;
  previousPath = pathname;
  const route = routeOf(pathname);
  // An unknown path and a redirect need no session.
  if (route === null || route.redirect !== undefined) return;
  ask(parts, pathname, search);
  askedFirst = pathname + search;
}

/** Sends every navigation to the guard. Returns the guard and whether the current address may be entered. */
export function useGuard() {
  const { portal } = usePortal();
  const { pathname, search, key } = useLocation();
  // The same address once more is another navigation, so the key decides.
  useEffect(() => {
    const isAsked = askedFirst === pathname + search;
    askedFirst = '';
    // A render that comes late is of a page that has been left: the one that replaces it asks for itself.
    const isLeft = window.location.pathname !== pathname;
    if (!isAsked && !isLeft) ask({ portal }, pathname, search);
  }, [portal, pathname, search, key]);
  const guard = useSelector(portal, selectGuard);
  const isAllowed = useSelector(guard, selectAllowedPath) === pathname;
  return { guard, isAllowed };
}
