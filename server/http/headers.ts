import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../settings';
import { hostOf } from './host';

/** What every answer carries; documents set their own policy on top. */
export const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

/** What whatever a browser may show carries besides: to data, scripts and styles it says nothing. */
const everyPage = {
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;
const neverPages = /^(application\/json|(application|text)\/javascript|text\/css)\b/;

const twoYears = 63_072_000;
const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Puts the headers on every answer, and the server's own time. */
export function addHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      ...everyAnswer,
      'x-request-id': request.id,
    });
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    // As the answer leaves: the page reads its clock from it, and would be behind by as long as the answer took.
    void reply.header('date', clock.now().toUTCString());
    if (!neverPages.test(String(reply.getHeader('content-type') ?? ''))) {
      void reply.headers(everyPage);
    }
  });
}

/** A fresh nonce for the one document that carries it. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

interface DocumentPolicy {
  readonly nonce: string;
  /** Whether our own pages may show it in a frame. */
  readonly isFramed?: boolean | undefined;
  /** Origins whose files it may show, besides our own. */
  readonly origins?: readonly string[];
}

/** The policy of a document: our own files and those of known origins, styles by nonce, our own socket. */
export function allowDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { nonce, isFramed = false, origins = [] }: DocumentPolicy,
): void {
  const host = hostOf(request);
  const socket = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  const others = origins.map((origin) => ` ${origin}`).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${others}`,
    `media-src 'self' blob:${others}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src 'self' blob:${others}`,
    `connect-src 'self'${socket}${others}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ];
  void reply.header('content-security-policy', policy.join('; '));
}
