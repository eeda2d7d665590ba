import { z } from 'zod/mini';
import { byName } from '../domain/byName';

const store = 'request-ids';
const kept = byName(z.string());

function readKept(): Record<string, string> {
  try {
    const parsed = kept.safeParse(JSON.parse(sessionStorage.getItem(store) ?? '{}'));
    return parsed.success ? parsed.data : {};
  } catch {
    return {};
  }
}

function keep(ids: Record<string, string>): void {
  try {
    if (Object.keys(ids).length === 0) sessionStorage.removeItem(store);
    else sessionStorage.setItem(store, JSON.stringify(ids));
  } catch {
    // Without storage an id lives as long as the page.
  }
}

/** 128 random bits. `crypto.randomUUID` is missing where the portal is opened at a plain http address. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * The ids of changing calls whose outcome is unknown. The same act sent again after a lost answer, even
 * after a reload, carries the same id, so the server does it once; a known outcome ends the id.
 */
export function requestIdKeeper(newId: () => string = newRequestId) {
  // Read with the first act: the store is slow to open, and most visits begin with looking.
  let read: Record<string, string> | null = null;
  const known = () => (read ??= readKept());
  return {
    /** The id for this act: `act` is the call's path with what it sends. */
    idFor(act: string): string {
      const ids = known();
      const id = ids[act] ?? newId();
      ids[act] = id;
      keep(ids);
      return id;
    },
    /** The server has answered: the next such act is a new one. */
    settle(act: string): void {
      const ids = known();
      Reflect.deleteProperty(ids, act);
      keep(ids);
    },
  };
}

export type RequestIdKeeper = ReturnType<typeof requestIdKeeper>;
