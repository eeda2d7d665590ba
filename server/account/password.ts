import { hash, verify } from '@node-rs/argon2';
import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { accounts, knownAddresses, schools } from '../db/tables';
import type { Situation } from '../serve';
import { forgetTries, giveTryBack, takeTry } from '../throttle';
import { passwordsFromAddress, passwordsOfAccount } from './limits';
import type { Membership } from './persons';
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

const selectTrying = statement('login.account', (db) =>
  db
    .select({
      account: accounts,
      school: schools,
      isFamiliar: sql<boolean>`${exists(
        db
          .select({ at: knownAddresses.at })
          .from(knownAddresses)
          .where(
            and(
              eq(knownAddresses.accountId, accounts.id),
              eq(knownAddresses.address, sql.placeholder('address')),
            ),
          ),
      )}`,
    })
    .from(accounts)
    .innerJoin(schools, eq(schools.id, accounts.schoolId))
    .where(eq(sql`lower(${accounts.username})`, sql.placeholder('name')))
    .limit(1),
);

/** The account of a username, if any, and whose tries count against it from an address. */
export async function tryingSubject(
  db: Queries,
  uname: string,
  address: string,
): Promise<{ membership: Membership | null; subject: string; isFamiliar: boolean }> {
  const name = uname.toLowerCase();
  const [found] = await selectTrying(db, { name, address });
  const isFamiliar = found?.isFamiliar === true;
  const subject = isFamiliar ? `${name} ${address}` : name;
  if (found === undefined) return { membership: null, subject, isFamiliar };
  const { account, school } = found;
  return { membership: { account, school }, subject, isFamiliar };
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

/** An account whose password was shown. */
export interface Proven {
  readonly membership: Membership;
  /** Forgets the tries, in the transaction of what the person does next. */
  forget(db: Queries): Promise<void>;
}

/**
 * The account of a username and its password, or null: for an unknown name, a wrong password and too many
 * tries of the name alike, after about the same time. Refused where the address has to wait.
 */
export async function provePassword(
  situation: Situation,
  given: { uname: string; password: string },
): Promise<Proven | null> {
  const { db, writeOnce, address } = situation;
  const { membership, subject, isFamiliar } = await tryingSubject(db, given.uname, address);
  if (!isFamiliar) await awaitTurn(situation, passwordsFromAddress);
  // Counted, and committed, before the password is looked at.
  const isAllowed = await writeOnce((queries) =>
    takeTry(queries, passwordsOfAccount, subject, situation.now),
  );
  const passwordHash = isAllowed ? membership?.account.passwordHash : undefined;
  const isRight = await isSecret(passwordHash ?? (await decoyHash()), given.password);
  if (membership === null || passwordHash === undefined || !isRight) return null;
  return {
    membership,
    async forget(queries) {
      if (!isFamiliar) await giveTryBack(queries, passwordsFromAddress, address);
      await forgetTries(queries, passwordsOfAccount, subject);
    },
  };
}

/** The same for somebody who is logged in: after too many tries, refused with the seconds to wait. */
export async function accountOfShown(
  situation: Situation,
  given: { uname: string; password: string },
): Promise<Account | null> {
  const { subject } = await tryingSubject(situation.db, given.uname, situation.address);
  await demandRested(situation, passwordsOfAccount, subject);
  const proven = await provePassword(situation, given);
  if (proven === null) return null;
  await situation.transact(proven.forget);
  return proven.membership.account;
}
