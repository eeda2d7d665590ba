import { Refusal } from './refusal';
import type { Session } from './session';

/**
 * Demands that a subject is one of the account's. `serve` does so for every payload's `subject_id`; whom an
 * account sees is said by `students/seen.ts`.
 */
export function demandSubject({ account }: Pick<Session, 'account'>, subjectId: number): void {
  if (!account.subjects.includes(subjectId)) throw new Refusal('forbidden', 'subjectNotYours');
}
