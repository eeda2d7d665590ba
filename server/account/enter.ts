import { eq } from 'drizzle-orm';
import type { TeacherInfo } from '../../src/domain/teacher';
import { accounts, schools } from '../db/tables';
import { Refusal } from '../refusal';
import type { Situation } from '../serve';
import { closeSession, hashToken, openSession } from '../session';
import { rememberAddress } from './password';
import { teacherInfoOf } from './teacher';

/** How a person proved who they are, and where they came from. */
export interface Entrance {
  readonly authType: 'password' | 'code' | 'key';
  readonly source: string;
}

/**
 * Lets the person of an account in: a new session in place of the one the browser had.
 * Refused for a disabled account, with the reason.
 */
export async function enter(
  { db, transact, now, token, address, language }: Situation,
  accountId: number,
  entrance: Entrance,
): Promise<{ teacher_info: TeacherInfo }> {
  const [row] = await db
    .select({ account: accounts, school: schools })
    .from(accounts)
    .innerJoin(schools, eq(schools.id, accounts.schoolId))
    .where(eq(accounts.id, accountId));
  if (row === undefined) throw new Error(`account ${String(accountId)} is gone`);
  if (row.account.isDisabled) throw new Refusal('loginRefused', 'accountDisabled');
  const subjectId = row.account.subjects[0] ?? 1;
  const fresh = await transact(async (queries) => {
    if (token !== '') await closeSession(queries, hashToken(token));
    await rememberAddress(queries, accountId, address, now);
    return openSession(queries, { accountId, ...entrance, subjectId, now });
  });
  const session = { ...row, subjectId, authType: entrance.authType };
  return { teacher_info: await teacherInfoOf(db, session, fresh, language) };
}
