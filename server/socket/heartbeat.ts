import { and, eq, inArray } from 'drizzle-orm';
import { pingEvery, pongWithin } from '../../src/contract/socket';
import type { Database } from '../db/database';
import { accounts, sessions } from '../db/tables';
import { isRunning } from '../session';
import type { Clock } from '../settings';
import type { Page, Pages } from './pages';

/** How often pages are pinged, and how long they have to answer, in ms. */
export interface Heartbeat {
  readonly every: number;
  readonly within: number;
}

export const usualHeartbeat: Heartbeat = { every: pingEvery, within: pongWithin };

function ping({ socket }: Page, within: number): void {
  const deadline = setTimeout(() => {
    socket.terminate();
  }, within);
  const settle = () => {
    clearTimeout(deadline);
    socket.off('pong', settle);
    socket.off('close', settle);
  };
  socket.on('pong', settle);
  socket.on('close', settle);
  socket.ping();
}

/** The sessions among those of the pages that are good now; one question for all of them. */
async function goodSessions(database: Database, pages: Pages, now: Date): Promise<Set<string>> {
  const tokenHashes = pages.all().map((page) => page.tokenHash);
  if (tokenHashes.length === 0) return new Set();
  const good = await database.query
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(inArray(sessions.tokenHash, tokenHashes), eq(accounts.isDisabled, false), isRunning(now)),
    );
  return new Set(good.map((session) => session.tokenHash));
}

/**
 * Notices links that died without a close, and sessions that have run out or whose account was disabled.
 * Returns what stops it.
 */
export function startHeartbeat(
  pages: Pages,
  database: Database,
  clock: Clock,
  { every, within }: Heartbeat,
): () => void {
  async function look(): Promise<void> {
    const known = new Set(pages.all());
    const good = await goodSessions(database, pages, clock.now());
    pages.end((page) => known.has(page) && !good.has(page.tokenHash));
  }
  const timer = setInterval(() => {
    for (const page of pages.all()) ping(page, within);
    // While the database is away nobody is logged out: the next run checks again.
    look().catch(() => undefined);
  }, every);
  return () => {
    clearInterval(timer);
  };
}
