import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes, type CodeName } from '../../src/contract/codes';
import { type Language, languageOf, say } from '../words';
import { everyAnswer } from './headers';

/** What a person reads of each HTTP status, and its code in the envelope. */
const failures: Readonly<Record<number, { code: CodeName; words: string }>> = {
  403: { code: 'forbidden', words: 'crossSite' },
  404: { code: 'absent', words: 'absent' },
  408: { code: 'badPayload', words: 'tooSlow' },
  413: { code: 'badPayload', words: 'tooLarge' },
  431: { code: 'badPayload', words: 'tooLarge' },
  503: { code: 'busy', words: 'busy' },
};

function failureOf(status: number) {
  const other = status < 500 ? 'badPayload' : 'failure';
  return failures[status] ?? { code: other, words: other };
}

/** The envelope of a failure that never reached a call. */
function envelopeOf(status: number, language: Language) {
  const { code, words } = failureOf(status);
  return { code: codes[code], message: say(language, words), data: {} };
}

/** Answers with an HTTP status and the envelope. */
export function fail(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(envelopeOf(status, language));
}

/** A known address asked in the wrong way. */
function isOtherMethod(app: FastifyInstance, request: FastifyRequest): boolean {
  const url = request.url.split('?')[0] ?? '';
  return (['POST', 'GET'] as const).some((method) => app.hasRoute({ method, url }));
}

/** Answers what no route takes. */
export function failUnknown(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!isOtherMethod(app, request)) return fail(request, reply, 404);
  return fail(request, reply.header('allow', request.method === 'POST' ? 'GET' : 'POST'), 405);
}

/** Somebody who left in the middle is no failure of ours. */
const leaving = ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE'];

/** Answers errors outside the calls' own handling: bodies too large, of the wrong type, or broken; our own bugs. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (leaving.includes(error.code)) request.log.info('the asker left');
    else if (status >= 500) request.log.error({ err: error }, 'request failed');
    return fail(request, reply, status >= 400 ? status : 500);
  });
}

const statusOf: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is no HTTP, or came too slowly to be a request, and closes the connection. */
export function answerBrokenClient(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = statusOf[error.code ?? ''] ?? 400;
  const body = JSON.stringify(envelopeOf(status, 'zh'));
  const head = Object.entries({
    ...everyAnswer,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head.join('')}\r\n${body}`);
}
