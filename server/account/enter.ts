import type { TeacherInfo } from '../../src/domain/teacher';
import { Refusal } from '../refusal';
import type { Situation } from '../serve';
import { closeSession, hashToken, openSession } from '../session';
import { rememberAddress } from './password';
import { membershipOf } from './persons';
import { teacherInfoOf } from './teacher';

/** How a person proved who they are, and where they came from. */
export interface Entrance {
  readonly authType: 'password' | 'code' | 'key';
  readonly source: string;
  readonly switchedFrom?: number | null;
}

/**
 * Lets the person of an account in: a new session in place of the one the browser had.
 * Refused for a disabled account, with the reason.
 */
export async function enter(
  { db, transact, now, token, address, language }: Situation,
  accountId: number,
  { authType, source, switchedFrom = null }: Entrance,
): Promise<{ teacher_info: TeacherInfo }> {
  const membership = await membershipOf(db, accountId);
  if (membership === null) throw new Refusal('loginRequired', 'loginRequired');
  const { account } = membership;
  if (account.isDisabled) throw new Refusal('loginRefused', 'accountDisabled');
  const subjectId = account.subjects[0] ?? 1;
  const login = { accountId, authType, source, subjectId, switchedFrom };
  const fresh = await transact(async (queries) => {
    if (token !== '') await closeSession(queries, hashToken(token));
    await rememberAddress(queries, accountId, address, now);
    return openSession(queries, login, now);
  });
  return { teacher_info: await teacherInfoOf(db, { ...membership, ...login }, fresh, language) };
}
