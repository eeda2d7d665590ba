import { Refusal } from './refusal';
import type { Session } from './session';

/**
 * Demands that the use of the portal is not locked for an account, and before a change that it is known who uses
 * it [ROLE-097, ROLE-098].
 */
export function demandAccess({ account }: Pick<Session, 'account'>, changes: boolean): void {
  if (account.lockReason !== null) {
    throw new Refusal('noPermission', { sentence: account.lockReason });
  }
  if (changes && !account.identityBound) throw new Refusal('forbidden', 'identityNotBound');
}

/**
 * Demands that a subject is one of the account's. `serve` does so for every payload's `subject_id`; whom an
 * account sees is said by `students/seen.ts`.
 */
export function demandSubject({ account }: Pick<Session, 'account'>, subjectId: number): void {
  if (!account.subjects.includes(subjectId)) throw new Refusal('forbidden', 'subjectNotYours');
}
