import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { reusedRequestId } from '../src/contract/call';
import type { Database, Queries } from './db/database';
import { requestIds } from './db/tables';
import type { Form } from './http/form';
import { Refusal } from './refusal';
import type { Situation } from './serve';

/** A changing call, as it is recognised when it is sent again. */
export interface Identified {
  readonly accountId: number;
  readonly path: string;
  readonly requestId: string;
  readonly form: Form;
  readonly now: Date;
}

const shape = /^[0-9A-Za-z-]{16,64}$/;

/** The request id of a changing call, or a refusal. */
export function requestIdOf(header: string | string[] | undefined): string {
  if (typeof header === 'string' && shape.test(header)) return header;
  throw new Refusal('badPayload', 'requestIdMissing');
}

const own = ({
  accountId,
  path,
  requestId,
}: Pick<Identified, 'accountId' | 'path' | 'requestId'>) =>
  and(
    eq(requestIds.accountId, accountId),
    eq(requestIds.path, path),
    eq(requestIds.requestId, requestId),
  );

/** The same for the same fields in any order. */
function hashOf({ form: { fields, file } }: Identified): string {
  const entries = typeof fields === 'object' && fields !== null ? Object.entries(fields) : [];
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(sorted));
  return (file === null ? hash : hash.update(file.bytes)).digest('hex');
}

/** Stands for the form of a request that was given up before it arrived: no form has this hash. */
const givenUp = 'given up';

/**
 * The answer that an account's changing call was given, whatever its form was; null where it did not arrive. One that is
 * under way is waited for, and one that did not arrive is given up: it is refused if it comes after all.
 */
export async function answerOrGiveUp(
  { db, writeOnce, now }: Pick<Situation, 'db' | 'writeOnce' | 'now'>,
  request: Pick<Identified, 'accountId' | 'path' | 'requestId'>,
): Promise<unknown> {
  const { accountId, path, requestId } = request;
  await writeOnce((writing) =>
    writing
      .insert(requestIds)
      .values({ accountId, path, requestId, payloadHash: givenUp, at: now })
      .onConflictDoNothing(),
  );
  const [first] = await db
    .select({ answer: requestIds.answer })
    .from(requestIds)
    .where(own(request))
    .limit(1);
  return first?.answer ?? null;
}

/** The first answer to a request id, or null; refused when the id came with another payload. */
export async function firstAnswer(db: Queries, request: Identified): Promise<object | null> {
  const [first] = await db.select().from(requestIds).where(own(request)).limit(1);
  if (first === undefined) return null;
  if (first.payloadHash !== hashOf(request) || typeof first.answer !== 'object') {
    throw new Refusal('conflict', 'requestIdReused', reusedRequestId);
  }
  return first.answer;
}

/** Forgets an answer to a call of an account, whose work is undone by now: sent again it is done anew. */
export async function forgetAnswer(
  db: Queries,
  { accountId, path }: Pick<Identified, 'accountId' | 'path'>,
  answer: object,
): Promise<void> {
  const isAnswer = sql`${requestIds.answer}::jsonb = ${JSON.stringify(answer)}::jsonb`;
  const ofCall = and(eq(requestIds.accountId, accountId), eq(requestIds.path, path));
  await db.delete(requestIds).where(and(ofCall, isAnswer));
}

/**
 * Does the work once for each request id: the claim, the work and the answer commit together.
 * A repeated id waits for the first and gets its answer; with another payload it is refused.
 */
export function once(
  database: Database,
  request: Identified,
  work: (db: Queries) => Promise<object>,
): Promise<object> {
  const { accountId, path, requestId, now } = request;
  return database.transact(async (db) => {
    const claimed = await db
      .insert(requestIds)
      .values({ accountId, path, requestId, payloadHash: hashOf(request), at: now })
      .onConflictDoNothing()
      .returning({ requestId: requestIds.requestId });
    if (claimed.length === 0) return (await firstAnswer(db, request)) ?? {};
    const answer = await work(db);
    await db.update(requestIds).set({ answer }).where(own(request));
    return answer;
  });
}
