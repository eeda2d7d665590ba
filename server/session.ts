import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queries } from './db/database';
import { type Given, statement } from './db/statement';
import { accounts, schools, sessions } from './db/tables';
import { endSockets } from './socket/publish';

/** Who makes a call, as the database knows them now. */
export interface Session {
  readonly tokenHash: string;
  readonly authType: string;
  readonly source: string;
  readonly subjectId: number;
  /** The account that the person came from by switching; null when they logged in. */
  readonly switchedFrom: number | null;
  readonly usedAt: Date;
  readonly account: typeof accounts.$inferSelect;
  readonly school: typeof schools.$inferSelect;
}

const minute = 60_000;
const hour = 60 * minute;

/** How long a login lasts, and how long without a call, in ms. An open page calls all the time. */
const sessionLifetime = 12 * hour;
const idleLifetime = 4 * hour;
/** How long a session lasts after it has changed the password, in ms. */
const farewell = 2 * minute;
/** How stale `usedAt` may get, in ms: not every call writes. */
const usedPrecision = 5 * minute;

/** Tokens have 256 random bits, so a plain hash is enough to keep them unreadable at rest. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A fresh random token of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Starts a session and returns its token, which is kept nowhere here. */
export async function openSession(
  db: Queries,
  login: Pick<
    typeof sessions.$inferSelect,
    'accountId' | 'authType' | 'source' | 'subjectId' | 'switchedFrom'
  >,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + sessionLifetime);
  const times = { createdAt: now, usedAt: now, expiresAt };
  await db.insert(sessions).values({ tokenHash: hashToken(token), ...login, ...times });
  return token;
}

/** Before that moment a session was used too long ago. */
const idleSince = (now: Date) => new Date(now.getTime() - idleLifetime);

function isGood(now: Given<Date>, idle: Given<Date>) {
  return and(gt(sessions.expiresAt, now), gt(sessions.usedAt, idle));
}

/** What makes a session's row good; the account may still be disabled. */
export function isRunning(now: Date) {
  return isGood(now, idleSince(now));
}

const selectLogin = statement('session', (db) =>
  db
    .select({ session: sessions, account: accounts, school: schools })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .innerJoin(schools, eq(schools.id, accounts.schoolId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isGood(sql.placeholder('now'), sql.placeholder('idle')),
      ),
    ),
);

/** The session of a token, or null when it has ended or run out. Its account may be disabled. */
export async function findLogin(db: Queries, token: string, now: Date): Promise<Session | null> {
  const idle = idleSince(now).toISOString();
  const values = { tokenHash: hashToken(token), now: now.toISOString(), idle };
  const [row] = await selectLogin(db, values);
  if (row === undefined) return null;
  const { session, account, school } = row;
  return { ...session, account, school };
}

/** The session of a token, or null when it has ended, run out, or its account is disabled. */
export async function findSession(db: Queries, token: string, now: Date): Promise<Session | null> {
  const session = await findLogin(db, token, now);
  return session?.account.isDisabled === true ? null : session;
}

/** Whether `noteUse` has something to write. */
export function isUseDue(session: Session, now: Date): boolean {
  return now.getTime() - session.usedAt.getTime() >= usedPrecision;
}

/** Notes that a session is in use, so that it does not run out for idleness. */
export async function noteUse(db: Queries, session: Session, now: Date): Promise<void> {
  await db.update(sessions).set({ usedAt: now }).where(eq(sessions.tokenHash, session.tokenHash));
}

/** Ends one session at once, in every process, and closes its sockets. */
export async function closeSession(db: Queries, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
  await endSockets(db, [tokenHash]);
}

/**
 * Ends the sessions of an account, as after a change of its password: the others at once, the asking one soon,
 * since its page first tells the person that it is done.
 */
export async function closeSessionsOf(
  db: Queries,
  { account, tokenHash }: Session,
  now: Date,
): Promise<void> {
  const others = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, account.id), ne(sessions.tokenHash, tokenHash)))
    .returning({ tokenHash: sessions.tokenHash });
  await db
    .update(sessions)
    .set({ expiresAt: new Date(now.getTime() + farewell) })
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  await endSockets(
    db,
    others.map((other) => other.tokenHash),
  );
}
