import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headers, timeFor } from '../src/contract/call';
import { codes } from '../src/contract/codes';
import { holds } from '../src/domain/permissions';
import { hasCall } from '../src/domain/roles';
import { isOpenFor } from '../src/domain/useType';
import { demandAccess } from './authority';
import { CommitLost } from './db/commitLost';
import type { Database, Queries } from './db/database';
import { heavy, longestWork } from './heavy';
import { readForm } from './http/form';
import { originOf } from './http/host';
import { Refusal } from './refusal';
import { firstAnswer, once, requestIdOf } from './requestId';
import type { Handler, Situation } from './serve';
import { findSession, isUseDue, noteUse, type Session } from './session';
import type { World } from './settings';
import { publish } from './socket/publish';
import { type Language, languageOf, say, sentenceOf } from './words';

/** What all calls work with. */
export interface Surroundings {
  readonly database: Database;
  readonly world: World;
  /** Where people's browsers find this server, unless it is where they asked. */
  readonly publicUrl: string | undefined;
}

/** The session of the request's token; refused when the call needs one and there is none. */
async function sessionOf(
  handler: Handler,
  token: string,
  database: Database,
  now: Date,
): Promise<Session | null> {
  const session = token === '' ? null : await findSession(database.query, token, now);
  if (session !== null && isUseDue(session, now)) {
    await database.transact((db) => noteUse(db, session, now));
  }
  if (session !== null || handler.call.open) return session;
  throw token === ''
    ? new Refusal('loginRequired', 'loginRequired')
    : new Refusal('tokenExpired', 'tokenExpired');
}

function demandPermission(handler: Handler, session: Session | null): void {
  const { path, changes } = handler.call;
  if (session !== null && !handler.isBeforeAccess) demandAccess(session, changes);
  const isClosed =
    session &&
    (!isOpenFor(session.school.useType, 'calls', path) ||
      !hasCall(session.school.dataSource, path));
  if (isClosed) throw new Refusal('forbidden', 'forbidden');
  if (handler.needs === null) return;
  if (session === null || !holds(session.account.permissions, handler.needs)) {
    throw new Refusal('forbidden', 'forbidden');
  }
}

function alreadyInTransaction(): never {
  throw new Error('a changing call works in the transaction that it is given');
}

const withinTransaction = { transact: alreadyInTransaction, writeOnce: alreadyInTransaction };

async function answerCall(
  handler: Handler,
  request: FastifyRequest,
  { database, world, publicUrl }: Surroundings,
): Promise<object> {
  const now = world.clock.now();
  const token = request.headers[headers.authorization] ?? '';
  const session = await sessionOf(handler, token, database, now);
  demandPermission(handler, session);
  const form = await readForm(request, handler.call, handler.largestFile);
  const { fields, file } = form;
  const situation = (
    db: Queries,
    writing: Pick<Situation, 'transact' | 'writeOnce'>,
  ): Situation => ({
    db,
    ...writing,
    now,
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    origin: originOf(request, publicUrl),
    token,
    file,
    world,
    tell: (accountIds, message) => publish(db, accountIds, message),
  });
  const untransacted = situation(database.query, database);
  if (!handler.call.changes || session === null) {
    const run = await handler.prepare(fields, session, untransacted);
    return handler.isHeavy ? heavy(() => run(untransacted)) : run(untransacted);
  }
  const requestId = requestIdOf(request.headers[headers.requestId]);
  const { id: accountId } = session.account;
  const identified = { accountId, path: handler.call.path, requestId, form, now };
  const first = handler.isChecked ? await firstAnswer(database.query, identified) : null;
  if (first !== null) return first;
  const run = await handler.prepare(fields, session, untransacted);
  return once(database, identified, (db) => run(situation(db, withinTransaction)));
}

function refuse(
  error: unknown,
  language: Language,
): { code: number; message: string; data: object } {
  if (error instanceof Refusal) {
    const message = sentenceOf(language, error.words);
    return { code: codes[error.code], message, data: error.data };
  }
  return { code: codes.failure, message: say(language, 'failure'), data: {} };
}

/** A call that is not answered in time. The database ends its statements later, by its own limits. */
class LateAnswer extends Error {
  readonly statusCode = 503;
}

/** What PostgreSQL says of a statement that worked or waited too long: nothing came of it, and another try may do. */
const tooLong = ['57014', '55P03'];
/** What the pool, which has no codes, says where others kept all connections for too long. */
const noneFree = 'timeout exceeded when trying to connect';
function isTooLong(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return tooLong.includes(code) || error.message === noneFree || isTooLong(error.cause);
}

/** What work gives within so many ms, or a LateAnswer. Fastify's own limit ends with the body of the request. */
async function within<Answer>(limit: number, work: Promise<Answer>): Promise<Answer> {
  const done = new AbortController();
  const late = wait(limit, null, { signal: done.signal }).then(() => {
    throw new LateAnswer();
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}

/** Mounts a handler under an address: checks session, permission and request id, and answers in the envelope. */
export function mount(
  app: FastifyInstance,
  base: string,
  handler: Handler,
  surroundings: Surroundings,
): void {
  const { largestFile } = handler;
  const longest = longestWork + (largestFile > 0 ? timeFor(largestFile) : 0);
  app.post(`${base}${handler.call.path}`, async (request: FastifyRequest) => {
    try {
      const data = await within(longest, answerCall(handler, request, surroundings));
      return { code: codes.success, message: '', data };
    } catch (error) {
      if (error instanceof LateAnswer) throw error;
      if (!(error instanceof Refusal)) {
        request.log.error({ err: error, path: handler.call.path }, 'call failed');
      }
      if (isTooLong(error) || error instanceof CommitLost) throw new LateAnswer();
      return refuse(error, languageOf(request.headers['accept-language']));
    }
  });
}
