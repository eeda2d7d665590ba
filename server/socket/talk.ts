import type { WebSocket } from '@fastify/websocket';
import type { RawData } from 'ws';
import { z } from 'zod';
import { remembered, socketOpening } from '../../src/contract/socket';
import type { Database } from '../db/database';
import { findSession, type Session } from '../session';
import type { Clock } from '../settings';
import { closing, type Pages } from './pages';

/** How long a page may take to say who it is, in ms. */
const patience = 5_000;
/** What a page may say in a minute; it has little to say. */
const messagesInMinute = 60;
const minute = 60_000;

const ageOfPage = z.object({ age: z.coerce.number().min(0).max(remembered).catch(0) });
const saying = z.object({ type: z.enum(['ping', 'keepalive']) });

/** What a page said, or null when it is no JSON text. */
function read(data: RawData, isBinary: boolean): unknown {
  if (isBinary || !(data instanceof Buffer)) return null;
  try {
    return JSON.parse(data.toString('utf8'));
  } catch {
    return null;
  }
}

/** The session that a page's first message proves; the ids it names must be that session's own. */
async function sessionOf(value: unknown, database: Database, now: Date): Promise<Session | null> {
  const opening = socketOpening.safeParse(value);
  if (!opening.success) return null;
  const session = await findSession(database.query, opening.data.token, now);
  return session?.account.id === opening.data.teacher_id ? session : null;
}

interface Around {
  readonly database: Database;
  readonly clock: Clock;
  readonly pages: Pages;
  /** The query of the socket's address. */
  readonly query: unknown;
}

/** Talks with one page: it says who it is first, then keeps the link alive [LIVE-003 … LIVE-005]. */
export function talk(socket: WebSocket, { database, clock, pages, query }: Around): void {
  const loadedAt = performance.now() - ageOfPage.parse(query).age;
  let known: Promise<void> | null = null;
  let said = 0;
  const tooLate = setTimeout(() => {
    socket.close(closing.tooLate);
  }, patience);
  const forget = setInterval(() => {
    said = 0;
  }, minute);
  socket.once('close', () => {
    clearTimeout(tooLate);
    clearInterval(forget);
  });

  async function meet(value: unknown): Promise<void> {
    const session = await sessionOf(value, database, clock.now());
    clearTimeout(tooLate);
    if (session === null) socket.close(closing.sessionOver);
    else
      pages.add({ accountId: session.account.id, tokenHash: session.tokenHash, socket }, loadedAt);
  }

  async function answer(value: unknown): Promise<void> {
    await known;
    if (saying.safeParse(value).data?.type === 'ping') socket.send('{"type":"pong"}');
  }

  socket.on('message', (data, isBinary) => {
    said += 1;
    const value = read(data, isBinary);
    if (said > messagesInMinute || value === null) {
      socket.close(closing.brokenRules);
    } else if (known === null) {
      known = meet(value);
      // The database is away: the page may try again.
      known.catch(() => {
        socket.close(closing.comeBack);
      });
    } else {
      answer(value).catch(() => undefined);
    }
  });
}
