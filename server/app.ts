import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { allCalls } from '../src/contract';
import type { Call } from '../src/contract/call';
import { mount } from './answer';
import { areas } from './areas';
import type { Database } from './db/database';
import { serveCoinPages } from './documents/coins/serve';
import { serveClients } from './documents/clients';
import { serveIdentity } from './documents/identity';
import { serveOpenApi } from './documents/openApi';
import { serveOtherProducts } from './documents/otherProducts';
import { serveOutbox } from './documents/outbox';
import { servePortal } from './documents/portal';
import { serveServiceDesk } from './documents/serviceDesk';
import { serveDemonstrationFiles } from './files/demonstration';
import { serveFiles } from './files/serve';
import type { LogStream } from './http/log';
import { createServer } from './http/server';
import { Refusal } from './refusal';
import type { Handler } from './serve';
import type { Settings, World } from './settings';
import { type Heartbeat, usualHeartbeat } from './socket/heartbeat';
import { serveSocket } from './socket/serve';
import { serveTestControls, type TestControls } from './test/controls';

/** The bases under which each host's calls answer; the special course type has its own [CALL-007]. */
const bases = { portal: ['/api', '/api-special'], service: ['/service'] } as const;
const allBases = Object.values(bases).flat();

/** What is compressed for one visitor: the densest form takes a hundred times as long. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A declared call whose area is still being built says so. */
function notBuilt(call: Call): Handler {
  return {
    call,
    isBeforeAccess: false,
    needs: null,
    largestFile: 0,
    isHeavy: false,
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
  readonly heartbeat?: Heartbeat | undefined;
  /** What a test may do to this server over HTTP; nothing unless a program gives it. */
  readonly test?: TestControls | undefined;
}

function mountCalls(app: FastifyInstance, { database, world, settings }: AppOptions): void {
  const surroundings = { database, world, publicUrl: settings.publicUrl };
  const handlers = new Map(
    Object.values(areas)
      .flatMap((area) => area.handlers)
      .map((handler) => [handler.call.path, handler]),
  );
  for (const call of allCalls) {
    const handler = handlers.get(call.path) ?? notBuilt(call);
    for (const base of bases[call.host]) mount(app, base, handler, surroundings);
  }
}

/** The whole server on one port: calls, socket, portal, documents. It is not listening yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { database, world, settings, heartbeat = usualHeartbeat, test } = options;
  const app = createServer(settings, world.clock, options.log);
  await app.register(formbody);
  await app.register(multipart);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions });
  const pages = await serveSocket(app, database, world.clock, heartbeat);
  if (test !== undefined) serveTestControls(app, { ...test, database, pages });

  mountCalls(app, options);
  app.get('/health', async () => {
    await database.query.execute('select 1');
    return { status: 'ok', database: database.kind };
  });
  serveOpenApi(app);
  serveFiles(app, database, world.files);
  serveIdentity(app, database, world.clock);
  serveCoinPages(app, database, world.clock, settings.isDemonstration);
  if (settings.isDemonstration) {
    serveOutbox(app, database);
    serveServiceDesk(app);
    serveOtherProducts(app);
    serveClients(app, settings.publicUrl);
    await serveDemonstrationFiles(app);
  }
  await servePortal(app, options.portal, world.clock, (path) =>
    allBases.some((base) => path === base || path.startsWith(`${base}/`)),
  );
  return app;
}
