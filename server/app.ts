import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { allCalls } from '../src/contract';
import type { Call } from '../src/contract/call';
import { accountHandlers } from './account';
import { mount } from './answer';
import type { Database } from './db/database';
import { serveIdentity } from './documents/identity';
import { serveOutbox } from './documents/outbox';
import { servePortal } from './documents/portal';
import { addErrorHandler, answerBrokenClient, fail } from './http/failures';
import { addHeaders, everyAnswer } from './http/headers';
import { logOptions, type LogStream } from './http/log';
import { refuseElsewhere } from './http/origin';
import { Refusal } from './refusal';
import type { Handler } from './serve';
import type { Settings, World } from './settings';

/** The bases under which each host's calls answer; the special course type has its own [CALL-007]. */
const bases = { portal: ['/api', '/api-special'], service: ['/service'] } as const;
const allBases = Object.values(bases).flat();

/** The areas' handlers. */
const built: readonly Handler[] = [...accountHandlers];

/** A declared call whose area is still being built says so. */
function notBuilt(call: Call): Handler {
  return {
    call,
    needs: null,
    isChecked: false,
    prepare: () => Promise.reject(new Refusal('notBuilt', 'notBuilt')),
  };
}

export interface AppOptions {
  readonly database: Database;
  readonly world: World;
  readonly settings: Settings;
  /** Folder of the built portal. */
  readonly portal: string;
  readonly log?: LogStream | undefined;
}

function createServer({ settings, log }: AppOptions): FastifyInstance {
  return Fastify({
    bodyLimit: 262_144,
    requestTimeout: 10_000,
    handlerTimeout: 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    trustProxy: settings.trustedProxies ?? false,
    logger: logOptions(settings.logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    clientErrorHandler: answerBrokenClient,
    frameworkErrors: (error, request, reply) =>
      fail(request, reply.headers(everyAnswer), error.statusCode ?? 400),
  });
}

/** The whole server on one port: calls, socket, portal, documents. It is not listening yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, world, settings } = options;
  const app = createServer(options);
  addHeaders(app, world.clock);
  refuseElsewhere(app, settings.publicUrl);
  addErrorHandler(app);
  app.addHook('onResponse', async (request, reply) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    const took = Math.round(reply.elapsedTime);
    request.log.info({ route, status: reply.statusCode, ms: took }, 'answered');
  });
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  await app.register(compress, { encodings: ['br', 'gzip'] });

  const handlers = new Map(built.map((handler) => [handler.call.path, handler]));
  for (const call of allCalls) {
    const handler = handlers.get(call.path) ?? notBuilt(call);
    for (const base of bases[call.host]) mount(app, base, handler, database, world);
  }
  app.get('/health', async () => {
    await database.query.execute('select 1');
    return { status: 'ok', database: database.kind };
  });
  serveIdentity(app, database, world.clock);
  if (settings.isDemonstration) serveOutbox(app, database);
  await servePortal(app, options.portal, (path) =>
    allBases.some((base) => path === base || path.startsWith(`${base}/`)),
  );
  return app;
}
