import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failUnknown } from '../http/failures';
import { allowDocument, newNonce } from '../http/headers';
import type { Clock } from '../settings';
import { readConfig } from './config';
import { precompress } from './precompress';

/** For files whose names change with their content. */
const forGood = 'public, max-age=31536000, immutable';

/** The page that the atlas shows in a frame. */
const viewOfState = 'stateView.html';

/** Gives a built page its nonce: Emotion reads it from the meta element, style elements carry it. */
function withNonce(source: string, nonce: string): string {
  return source
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll('<style', `<style nonce="${nonce}"`);
}

const askingForConfig = /<link rel="preload" href="\/config\.json"[^>]*>/;

/** Puts into a page what it would ask for before anything else: where its servers are, and what time it is there. */
function withStart(source: string, config: unknown, now: Date): string {
  const start = JSON.stringify({ config, date: now.toUTCString() });
  const element = `<script type="application/json" id="start">${start.replaceAll('<', '\\u003c')}</script>`;
  return source.replace(askingForConfig, () => element);
}

function isNavigation(request: FastifyRequest): boolean {
  const accepts = request.headers.accept ?? '';
  return request.method === 'GET' && accepts.includes('text/html');
}

/**
 * Serves the built portal: its pages with a fresh nonce each, its assets for good, and `index.html` for every
 * address that nothing else answers and that `isCall` does not claim (history mode [ROUTE-001]).
 */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  clock: Clock,
  isCall: (path: string) => boolean,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const { config, allowedOrigins } = await readConfig(folder);

  async function send(request: FastifyRequest, reply: FastifyReply, page: string) {
    const nonce = newNonce();
    const source = await readFile(join(folder, page), 'utf8');
    const started = withStart(source, config, clock.now());
    // What the portal may open, its policy has to let through [ROUTE-006].
    const isFramed = page === viewOfState;
    allowDocument(request, reply, { nonce, isFramed, origins: allowedOrigins });
    return reply.type('text/html; charset=utf-8').send(withNonce(started, nonce));
  }

  if (isBuilt) {
    // Not waited for: until it is done files are compressed as they go.
    void precompress(folder);
    const files = { index: false, preCompressed: true, cacheControl: false } as const;
    await app.register(fastifyStatic, {
      ...files,
      root: folder,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
    await app.register(fastifyStatic, {
      ...files,
      // Kept for good, they are never asked about again.
      ...{ etag: false, lastModified: false, acceptRanges: false },
      root: join(folder, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      setHeaders(reply) {
        void reply.header('cache-control', forGood);
        // The id is for looking up what was done: here nothing was.
        void reply.removeHeader('x-request-id');
      },
    });
    app.get('/', (request, reply) => send(request, reply, 'index.html'));
    for (const page of readdirSync(folder).filter((name) => name.endsWith('.html'))) {
      app.get(`/${page}`, (request, reply) => send(request, reply, page));
    }
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    return isBuilt && isNavigation(request) && !isCall(path)
      ? send(request, reply, 'index.html')
      : failUnknown(app, request, reply);
  });
}
