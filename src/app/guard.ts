import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { z } from 'zod/mini';
import { loginSources } from '../domain/account';
import { selectAllowedPath, selectGuard } from '../machines/shell/portalSelectors';
import type { LoginSource } from '../machines/shell/navigation';
import { stored } from '../services/storage';
import { storedSession } from './storedSession';
import { usePortal } from './portalContext';

const source = z.catch(z.enum(['', ...loginSources]), '');

/** What came in the address with the first page and was taken out of it at once. */
export interface Arrival {
  authKey: string;
  from: LoginSource;
}

/** Takes the one-time key out of the address before anything else can read it. */
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

/** Keeps what came with the address for the first question to the guard. */
export function remember(first: Arrival): void {
  arrival = first;
  previousPath = window.location.pathname;
}

/** Asks the guard about every navigation; the guard, and whether the address shown now may be entered. */
export function useGuard() {
  const { portal } = usePortal();
  const { pathname, search, key } = useLocation();
  // The same address once more is another navigation, so the key decides.
  useEffect(() => {
    portal.send({
      type: 'navigation.requested',
      path: pathname,
      search: Object.fromEntries(new URLSearchParams(search)),
      previousPath,
      ...arrival,
      stored: storedSession(),
      hasLanded: stored.landed.read() ?? false,
      systemUserId: stored.systemUserId.read() ?? '',
    });
    previousPath = pathname;
    arrival = { authKey: '', from: '' };
  }, [portal, pathname, search, key]);
  const guard = useSelector(portal, selectGuard);
  const isAllowed = useSelector(guard, selectAllowedPath) === pathname;
  return { guard, isAllowed };
}
