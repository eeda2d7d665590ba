import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { allowDocument, newNonce } from '../http/headers';
import { openApiDocument } from '../openapi';
import { type Language, languageOf } from '../words';
import { openApiPage } from './openApiPage';

const asked = z.object({ language: z.enum(['zh', 'en']) });

/** The language that the address asks for, else the browser's. */
function languageFor({ query, headers }: FastifyRequest): Language {
  return asked.safeParse(query).data?.language ?? languageOf(headers['accept-language']);
}

/** Serves the contract: as a document for machines, and as a page to read. */
export function serveOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', (request) => openApiDocument(languageFor(request)));
  app.get('/openapi', (request, reply) => {
    const nonce = newNonce();
    allowDocument(request, reply, { nonce });
    return reply.type('text/html; charset=utf-8').send(openApiPage(languageFor(request), nonce));
  });
}
