import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { materialNameLength } from '../../src/domain/limits';
import type { Clock, Settings } from '../settings';
import { limitArrival, longestArrival } from './arrival';
import { addErrorHandler, answerBrokenClient, fail } from './failures';
import { addHeaders, everyAnswer } from './headers';
import { logOptions, type LogStream } from './log';
import { refuseElsewhere } from './origin';

/** The largest form, in bytes. */
const bodyLimit = 262_144;
/** The longest part of an address: a file's name, of which a character is up to three in an address. */
const maxParamLength = 3 * materialNameLength;

function createFastify(settings: Settings, log: LogStream | undefined): FastifyInstance {
  return Fastify({
    bodyLimit,
    routerOptions: { maxParamLength },
    requestTimeout: longestArrival,
    // Without a short interval Node looks for slow requests twice a minute only.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: settings.trustedProxies ?? false,
    logger: logOptions(settings.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBrokenClient,
    frameworkErrors(error, request, reply) {
      void fail(request, reply.headers(everyAnswer), error.statusCode ?? 400);
    },
  });
}

/** An HTTP server that serves nothing yet: headers, limits, what is logged, and how it fails. */
export function createServer(
  settings: Settings,
  clock: Clock,
  log: LogStream | undefined,
): FastifyInstance {
  const app = createFastify(settings, log);
  app.removeAllContentTypeParsers();
  limitArrival(app);
  addHeaders(app, clock);
  refuseElsewhere(app, settings.publicUrl);
  addErrorHandler(app);
  app.addHook('onResponse', async (request, reply) => {
    // The route's pattern, not its address: that may carry a key.
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const ms = Math.round(reply.elapsedTime);
    request.log.info({ route, status: reply.statusCode, ms }, 'answered');
  });
  return app;
}
