import { hash, verify } from '@node-rs/argon2';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accounts, knownAddresses } from '../db/tables';
import type { Situation } from '../serve';
import { forgetTries, giveTryBack, takeTry } from '../throttle';
import { passwordsFromAddress, passwordsOfAccount } from './limits';

export type Account = typeof accounts.$inferSelect;

/** What OWASP asks of Argon2id (the package's default) at least: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash under which a password, or a short code, is kept. */
export function hashSecret(secret: string): Promise<string> {
  return hash(secret, cost);
}

export function isSecret(secretHash: string, secret: string): Promise<boolean> {
  return verify(secretHash, secret);
}

let decoy: Promise<string> | null = null;
/** The hash of nothing: looking at it takes as long as looking at a person's. */
function decoyHash(): Promise<string> {
  decoy ??= hashSecret('');
  return decoy;
}

async function isKnown(db: Queries, accountId: number, address: string): Promise<boolean> {
  const found = await db
    .select({ at: knownAddresses.at })
    .from(knownAddresses)
    .where(and(eq(knownAddresses.accountId, accountId), eq(knownAddresses.address, address)));
  return found.length > 0;
}

/** The account of a username, if any, and whose tries count against it from an address. */
export async function tryingSubject(
  db: Queries,
  uname: string,
  address: string,
): Promise<{ account: Account | undefined; subject: string }> {
  const name = uname.toLowerCase();
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, name))
    .limit(1);
  const isFamiliar = account !== undefined && (await isKnown(db, account.id, address));
  return { account, subject: isFamiliar ? `${name} ${address}` : name };
}

/** Notes from where an account has logged in. */
export async function rememberAddress(
  db: Queries,
  accountId: number,
  address: string,
  now: Date,
): Promise<void> {
  await db
    .insert(knownAddresses)
    .values({ accountId, address, at: now })
    .onConflictDoUpdate({
      target: [knownAddresses.accountId, knownAddresses.address],
      set: { at: now },
    });
}

/** Counts the try, and commits, before the password is looked at. */
function mayTry({ transact, address, now }: Situation, subject: string): Promise<boolean> {
  return transact(
    async (db) =>
      (await takeTry(db, passwordsFromAddress, address, now)) &&
      (await takeTry(db, passwordsOfAccount, subject, now)),
  );
}

/**
 * The account of a username and its password, or null: for an unknown name, a wrong password and too many
 * tries alike, after about the same time.
 */
export async function accountOfPassword(
  situation: Situation,
  given: { uname: string; password: string },
): Promise<Account | null> {
  const { db, transact, address } = situation;
  const { account, subject } = await tryingSubject(db, given.uname, address);
  const isAllowed = await mayTry(situation, subject);
  const passwordHash = isAllowed ? account?.passwordHash : undefined;
  const isRight = await isSecret(passwordHash ?? (await decoyHash()), given.password);
  if (account === undefined || passwordHash === undefined || !isRight) return null;
  await transact(async (queries) => {
    // In the order in which tries are taken: two at once would wait for each other for ever.
    await giveTryBack(queries, passwordsFromAddress, address);
    await forgetTries(queries, passwordsOfAccount, subject);
  });
  return account;
}
