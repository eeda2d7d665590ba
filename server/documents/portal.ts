import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failUnknown } from '../http/failures';
import { allowDocument, newNonce } from '../http/headers';
import { precompress } from './precompress';

/** Files whose names change with their content. */
const assets = `${sep}assets${sep}`;
const forGood = 'public, max-age=31536000, immutable';

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => new URL(address).origin === address);
const config = z.object({ allowedOrigins: z.array(origin).default([]) });

/** The origins of the portal's own list: what it may open, its policy has to let through [ROUTE-006]. */
async function allowedOrigins(folder: string): Promise<readonly string[]> {
  const text = await readFile(join(folder, 'config.json'), 'utf8').catch(() => '{}');
  return config.parse(JSON.parse(text)).allowedOrigins;
}

/** Gives a built page its nonce: Emotion reads it from the meta element, style elements carry it. */
function withNonce(source: string, nonce: string): string {
  return source
    .replace('<head>', `<head><meta property="csp-nonce" nonce="${nonce}">`)
    .replaceAll('<style', `<style nonce="${nonce}"`);
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
  isCall: (path: string) => boolean,
): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const origins = await allowedOrigins(folder);

  async function send(request: FastifyRequest, reply: FastifyReply, page: string) {
    const nonce = newNonce();
    const source = await readFile(join(folder, page), 'utf8');
    allowDocument(request, reply, { nonce, origins });
    return reply.type('text/html; charset=utf-8').send(withNonce(source, nonce));
  }

  if (isBuilt) {
    // Not waited for: until it is done files are compressed as they go.
    void precompress(folder);
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        void reply.header('cache-control', path.includes(assets) ? forGood : 'no-cache');
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
