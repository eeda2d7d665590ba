import { openable, type Origins } from '../domain/openable';

let allowed: readonly string[] = [];

/** Sets the origins that the portal may open besides its own. */
export function allowOrigins(origins: readonly string[]): void {
  allowed = origins;
}

/** The origins that the portal may open. */
export function allowedOrigins(): Origins {
  return { own: window.location.origin, allowed };
}

/** Whether an address that came from outside (an answer, a query) may be opened. */
export function isAllowedAddress(address: string): boolean {
  return openable(address, allowedOrigins()) !== null;
}
