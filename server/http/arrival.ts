import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timeFor } from '../../src/contract/call';
import { answerBrokenClient } from './failures';

/** The largest file that anything takes, in bytes; none has longer to arrive. */
const largestFile = 50 * 1024 * 1024;

/** How long any request may take to arrive, in ms. */
export const longestArrival = timeFor(largestFile);

/** How long a form without a file may take to arrive, in ms: less than it may take to be answered. */
const plainArrival = 8_000;

/** How long a request may take to arrive, in ms: a form with a file has time by its bytes. */
function arrivalOf({ headers }: FastifyRequest): number {
  const isFile = headers['content-type']?.startsWith('multipart/') === true;
  const bytes = Number(headers['content-length']);
  if (!isFile || !Number.isFinite(bytes)) return plainArrival;
  return timeFor(Math.min(bytes, largestFile));
}

/** Answers a request that arrives too slowly with 408, and closes its connection. */
export function limitArrival(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const tooLate = setTimeout(() => {
      if (raw.complete) return;
      if (reply.raw.headersSent) raw.socket.destroy();
      else answerBrokenClient({ code: 'ERR_HTTP_REQUEST_TIMEOUT' }, raw.socket);
    }, arrivalOf(request)).unref();
    // An answer to half a request leaves the other half to come.
    reply.raw.once('close', () => {
      if (raw.complete) clearTimeout(tooLate);
    });
  });
}
