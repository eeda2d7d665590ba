import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type SocketMessage, socketMessage } from '../../src/contract/socket';
import type { Queries } from '../db/database';

/** The database channel that carries the socket's messages between server processes. */
export const channel = 'portal';

/** What goes to every process: a message for the open pages of some accounts, or sessions that are over. */
export const delivery = z.union([
  z.object({ accounts: z.array(z.number().int()), message: socketMessage }),
  z.object({ ended: z.array(z.string()) }),
]);
export type Delivery = z.output<typeof delivery>;

/** PostgreSQL carries fewer than 8,000 bytes in one notification. */
const atOnce = 100;

function slices<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / atOnce);
  return Array.from({ length: count }, (_, i) => items.slice(i * atOnce, (i + 1) * atOnce));
}

async function notify(db: Queries, content: Delivery): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${JSON.stringify(content)})`);
}

/** Says a message to every process; heard only if and when the transaction commits. */
export async function publish(
  db: Queries,
  accounts: readonly number[],
  message: SocketMessage,
): Promise<void> {
  for (const some of slices(accounts)) await notify(db, { accounts: some, message });
}

/** Closes the sockets of sessions that are over, in every process. */
export async function endSockets(db: Queries, tokenHashes: readonly string[]): Promise<void> {
  for (const some of slices(tokenHashes)) await notify(db, { ended: some });
}
