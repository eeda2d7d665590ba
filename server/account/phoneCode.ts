import { randomInt } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { codeLength } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import { phoneCodes } from '../db/tables';
import { Refusal } from '../refusal';
import type { Situation } from '../serve';
import { say } from '../words';
import { codeLifetime, codesToPhone, codeTries } from './limits';
import { hashSecret, isSecret } from './password';
import { demandTry } from './turn';

/** A phone, and what its code is good for: a code of one purpose is nothing for another. */
export interface CodePurpose {
  readonly phone: string;
  /** `login`, or the account that is to be upgraded. */
  readonly purpose: 'login' | `upgrade ${number}`;
}

/**
 * Sends a fresh code, in place of an older one. Refused when too many went to the phone.
 * With `isAwaited` false all is done but the sending: for a number that nobody here has.
 */
export async function sendCode(
  situation: Situation,
  { phone, purpose }: CodePurpose,
  isAwaited: boolean,
): Promise<void> {
  await demandTry(situation, codesToPhone, phone);
  const { transact, now, world, language } = situation;
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const fresh = {
    codeHash: await hashSecret(code),
    tries: 0,
    expiresAt: new Date(now.getTime() + codeLifetime),
    usedAt: null,
  };
  await transact((db) =>
    db
      .insert(phoneCodes)
      .values({ phone, purpose, ...fresh })
      .onConflictDoUpdate({ target: [phoneCodes.phone, phoneCodes.purpose], set: fresh }),
  );
  if (isAwaited) await world.sms.send(phone, say(language, 'codeText', { code }));
}

const own = ({ phone, purpose }: CodePurpose) =>
  and(eq(phoneCodes.phone, phone), eq(phoneCodes.purpose, purpose));

/** A code that was right; it is not used up yet. */
export interface RightCode extends CodePurpose {
  readonly codeHash: string;
}

/** Counts a try, commits it, and only then looks at the code: refused when it is wrong, used, or tried too often. */
export async function checkCode(
  { transact, now }: Situation,
  purpose: CodePurpose,
  code: string,
): Promise<RightCode> {
  const [counted] = await transact((db) =>
    db
      .update(phoneCodes)
      .set({ tries: sql`${phoneCodes.tries} + 1` })
      .where(
        and(
          own(purpose),
          lt(phoneCodes.tries, codeTries),
          gt(phoneCodes.expiresAt, now),
          isNull(phoneCodes.usedAt),
        ),
      )
      .returning({ codeHash: phoneCodes.codeHash }),
  );
  if (counted === undefined || !(await isSecret(counted.codeHash, code))) throw wrongCode();
  return { ...purpose, ...counted };
}

/** Uses a right code up; refused when somebody was faster, or a new one has been sent meanwhile. */
export async function useCode(db: Queries, code: RightCode, now: Date): Promise<void> {
  const used = await db
    .update(phoneCodes)
    .set({ usedAt: now })
    .where(and(own(code), eq(phoneCodes.codeHash, code.codeHash), isNull(phoneCodes.usedAt)))
    .returning({ phone: phoneCodes.phone });
  if (used.length === 0) throw wrongCode();
}

function wrongCode(): Refusal {
  return new Refusal('wrongCredentials', 'wrongCode');
}
