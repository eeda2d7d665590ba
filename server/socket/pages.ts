import type { WebSocket } from '@fastify/websocket';
import type { SocketMessage } from '../../src/contract/socket';

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
/** A page that takes so many bytes too slowly is dropped; it asks anew when it comes back. */
const backlog = 262_144;

function tell({ socket }: Page, message: SocketMessage): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > backlog) socket.terminate();
  else socket.send(JSON.stringify(message));
}

/** The open pages of this process. */
export class Pages {
  readonly #pages = new Set<Page>();

  all(): readonly Page[] {
    return [...this.#pages];
  }

  add(page: Page): void {
    this.#pages.add(page);
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
