import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import type { Clock } from '../settings';
import { startHeartbeat, type Heartbeat } from './heartbeat';
import { closing, Pages } from './pages';
import { channel, delivery } from './publish';
import { talk } from './talk';

/** Where the teacher socket is. */
const socketPath = '/socket';

/** A page's longest message, in bytes. */
const longest = 4_096;
/** How long a page may take to close when the server stops, in ms. */
const farewell = 1_000;

function deliver(pages: Pages, text: string): void {
  const content = delivery.parse(JSON.parse(text));
  if ('ended' in content) pages.end((page) => content.ended.includes(page.tokenHash));
  else pages.tell(content.accounts, content.message);
}

/** Serves the teacher socket, and delivers to its pages what any process publishes. */
export async function serveSocket(
  app: FastifyInstance,
  database: Database,
  clock: Clock,
  heartbeat: Heartbeat,
): Promise<Pages> {
  const pages = new Pages();
  await app.register(websocket, {
    options: { maxPayload: longest },
    errorHandler: (_error, socket) => {
      socket.terminate();
    },
    preClose(done) {
      for (const client of app.websocketServer.clients) client.close(closing.goingAway);
      setTimeout(() => {
        for (const client of app.websocketServer.clients) client.terminate();
      }, farewell).unref();
      app.websocketServer.close(() => {
        done();
      });
    },
  });
  app.get(socketPath, { websocket: true }, (socket, { query }) => {
    talk(socket, { database, clock, pages, query });
  });
  const stop = startHeartbeat(pages, database, clock, heartbeat);
  app.addHook('onClose', async () => {
    stop();
  });
  await database.listen(channel, {
    heard: (text) => {
      deliver(pages, text);
    },
    interrupted: () => {
      pages.recall();
    },
  });
  return pages;
}
