import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../settings';

/** What every answer carries; documents set their own policy on top. */
export const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
} as const;

const twoYears = 63_072_000;
const plainHost = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Puts the headers on every answer, and the server's own time. */
export function addHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers({
      ...everyAnswer,
      date: clock.now().toUTCString(),
      'x-request-id': request.id,
    });
    if (request.protocol === 'https') {
      void reply.header('strict-transport-security', `max-age=${twoYears}; includeSubDomains`);
    }
  });
}

/** A fresh nonce for the one document that carries it. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The policy of a document: our own files, Emotion's styles by nonce, our own socket. */
export function allowDocument(request: FastifyRequest, reply: FastifyReply, nonce: string): void {
  const { host } = request;
  const socket = plainHost.test(host) ? ` ws://${host} wss://${host}` : '';
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' blob:",
    `connect-src 'self'${socket}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  void reply.header('content-security-policy', policy.join('; '));
}
