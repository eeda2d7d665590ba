import type { TeacherInfo } from '../../src/domain/teacher';
import type { Queries } from '../db/database';
import { Refusal } from '../refusal';
import type { Situation } from '../serve';
import { closeSession, hashToken, openSession } from '../session';
import { rememberAddress } from './password';
import type { Membership } from './persons';
import { teacherInfoOf } from './teacher';

/** How a person proved who they are, and where they came from. */
export interface Entrance {
  readonly authType: 'password' | 'code' | 'key';
  readonly source: string;
  readonly switchedFrom?: number | null;
  /** What else is written, even for who is not let in. */
  also?(db: Queries): Promise<void>;
}

/**
 * Lets the person of an account in: a new session in place of the one the browser had.
 * Refused for a disabled account, with the reason.
 */
export async function enter(
  { db, transact, now, token, address, language }: Situation,
  membership: Membership,
  { authType, source, switchedFrom = null, also }: Entrance,
): Promise<{ teacher_info: TeacherInfo }> {
  const { account } = membership;
  if (account.isDisabled) {
    if (also !== undefined) await transact(also);
    throw new Refusal('loginRefused', 'accountDisabled');
  }
  const accountId = account.id;
  const subjectId = account.subjects[0] ?? 1;
  const login = { accountId, authType, source, subjectId, switchedFrom };
  const fresh = await transact(async (queries) => {
    await also?.(queries);
    if (token !== '') await closeSession(queries, hashToken(token));
    await rememberAddress(queries, accountId, address, now);
    return openSession(queries, login, now);
  });
  return { teacher_info: await teacherInfoOf(db, { ...membership, ...login }, fresh, language) };
}
