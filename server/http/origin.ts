import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from './failures';

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Whether a page of another site has a browser make this request. Browsers say so themselves in Sec-Fetch-Site;
 * where they do not, Origin tells. Programs that are no browser send neither.
 */
function isFromElsewhere(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const host = hostOf(origin);
  return host === null || (host !== request.host && host !== hostOf(publicUrl ?? ''));
}

const readingMethods = new Set(['GET', 'HEAD']);

/** Refuses every request of another site that could change something, and sockets of other sites. */
export function refuseElsewhere(app: FastifyInstance, publicUrl: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    const onlyReads = readingMethods.has(request.method) && request.headers.upgrade === undefined;
    if (onlyReads || !isFromElsewhere(request, publicUrl)) return undefined;
    // Nobody reads from a connection that wanted to be a socket: it would never be seen to close.
    if (request.headers.upgrade !== undefined) {
      reply.raw.once('finish', () => request.raw.socket.destroySoon());
    }
    return fail(request, reply, 403);
  });
}
