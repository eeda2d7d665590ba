import { hash, verify } from '@node-rs/argon2';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { accounts, knownAddresses } from '../db/tables';
import type { Situation } from '../serve';
import { forgetTries, giveTryBack, takeTry } from '../throttle';
import { passwordsFromAddress, passwordsOfAccount } from './limits';
import { awaitTurn, demandRested } from './turn';

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

/** Whether one of the accounts has logged in from an address before. */
export async function isKnownAt(
  db: Queries,
  address: string,
  accountIds: readonly number[],
): Promise<boolean> {
  const found = await db
    .select({ at: knownAddresses.at })
    .from(knownAddresses)
    .where(
      and(inArray(knownAddresses.accountId, [...accountIds]), eq(knownAddresses.address, address)),
    )
    .limit(1);
  return found.length > 0;
}

/** The account of a username, if any, and whose tries count against it from an address. */
export async function tryingSubject(
  db: Queries,
  uname: string,
  address: string,
): Promise<{ account: Account | undefined; subject: string; isFamiliar: boolean }> {
  const name = uname.toLowerCase();
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${accounts.username})`, name))
    .limit(1);
  const isFamiliar = account !== undefined && (await isKnownAt(db, address, [account.id]));
  return { account, subject: isFamiliar ? `${name} ${address}` : name, isFamiliar };
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

/**
 * The account of a username and its password, or null: for an unknown name, a wrong password and too many
 * tries of the name alike, after about the same time. Refused where the address has to wait.
 */
export async function accountOfPassword(
  situation: Situation,
  given: { uname: string; password: string },
): Promise<Account | null> {
  const { db, transact, address } = situation;
  const { account, subject, isFamiliar } = await tryingSubject(db, given.uname, address);
  if (!isFamiliar) await awaitTurn(situation, passwordsFromAddress);
  // Counted, and committed, before the password is looked at.
  const isAllowed = await transact((queries) =>
    takeTry(queries, passwordsOfAccount, subject, situation.now),
  );
  const passwordHash = isAllowed ? account?.passwordHash : undefined;
  const isRight = await isSecret(passwordHash ?? (await decoyHash()), given.password);
  if (account === undefined || passwordHash === undefined || !isRight) return null;
  await transact(async (queries) => {
    if (!isFamiliar) await giveTryBack(queries, passwordsFromAddress, address);
    await forgetTries(queries, passwordsOfAccount, subject);
  });
  return account;
}

/** The same for somebody who is logged in: after too many tries, refused with the seconds to wait. */
export async function accountOfShown(
  situation: Situation,
  given: { uname: string; password: string },
): Promise<Account | null> {
  const { subject } = await tryingSubject(situation.db, given.uname, situation.address);
  await demandRested(situation, passwordsOfAccount, subject);
  return accountOfPassword(situation, given);
}
