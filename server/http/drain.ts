import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long running calls may take to finish when the server stops, in ms. */
const drainTime = 8_000;

/** Sees all connections of a server from now on, and returns what cuts them. */
function watchConnections(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => {
    for (const socket of open) socket.destroy();
  };
}

/** Returns what closes the server: calls that run are finished first, what takes too long is cut. */
export function drainer(app: FastifyInstance): () => Promise<void> {
  const cutAll = watchConnections(app.server);
  return async () => {
    const cut = setTimeout(cutAll, drainTime);
    await app.close();
    clearTimeout(cut);
  };
}
