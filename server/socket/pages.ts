import type { WebSocket } from '@fastify/websocket';
import { remembered, type SocketMessage } from '../../src/contract/socket';

/** A page that somebody has open, at the other end of a socket of this process. */
export interface Page {
  readonly accountId: number;
  readonly tokenHash: string;
  readonly socket: WebSocket;
}

/** Close codes of ours, beside the standard's. */
export const closing = {
  goingAway: 1001,
  brokenRules: 1008,
  comeBack: 1012,
  /** The session is over: no further tries. */
  sessionOver: 4401,
  tooLate: 4408,
} as const;

/** Open pages of one account beyond this close the oldest. */
const pagesOfAccount = 20;
/** How many messages are remembered for pages that are still loading. */
const mostTold = 500;
/** A page that takes so many bytes too slowly is dropped; it asks anew when it comes back. */
const backlog = 262_144;

function tell({ socket }: Page, message: SocketMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > backlog) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** A message of the last minute, and when it was told, by this process's own clock. */
interface Told {
  readonly accountIds: readonly number[];
  readonly message: SocketMessage;
  readonly at: number;
}

/** The open pages of this process. */
export class Pages {
  readonly #pages = new Set<Page>();
  #told: readonly Told[] = [];

  all(): readonly Page[] {
    return [...this.#pages];
  }

  /** Adds a page, and tells it what changed since it was loaded. */
  add(page: Page, loadedAt = performance.now()): void {
    // A page that left while its session was looked up closes no second time: it would stay for ever.
    if (page.socket.readyState !== page.socket.OPEN) return;
    this.#pages.add(page);
    for (const { accountIds, message, at } of this.#told) {
      if (at >= loadedAt && accountIds.includes(page.accountId)) tell(page, message);
    }
    page.socket.once('close', () => this.#pages.delete(page));
    const own = this.all().filter(({ accountId }) => accountId === page.accountId);
    const [oldest] = own;
    if (oldest === undefined || own.length <= pagesOfAccount) return;
    // At once: until its socket is closed it would be the oldest for whoever joins next, too.
    this.#pages.delete(oldest);
    oldest.socket.close(closing.brokenRules);
  }

  /** Tells the pages of some accounts. */
  tell(accountIds: readonly number[], message: SocketMessage): void {
    const now = performance.now();
    const recent = this.#told.filter(({ at }) => at >= now - remembered);
    this.#told = [...recent.slice(-mostTold), { accountIds, message, at: now }];
    for (const page of this.#pages) if (accountIds.includes(page.accountId)) tell(page, message);
  }

  /** Closes the pages of sessions that are over. */
  end(isOver: (page: Page) => boolean): void {
    for (const page of this.all().filter(isOver)) {
      tell(page, { type: 'session.ended' });
      page.socket.close(closing.sessionOver);
    }
  }

  /** Has every page come back, to ask for what it missed. */
  recall(): void {
    for (const { socket } of this.#pages) socket.close(closing.comeBack);
  }

  /** Cuts every link without a word, as a lost network does. */
  drop(): void {
    for (const { socket } of this.#pages) socket.terminate();
  }
}
