import type { AnswerOf } from '../../contract/call';
import { hasCode } from '../../contract/failure';
import type { checkHomeworkStatus, checkIsAdd } from '../../contract/homework';
import { type AssignmentRefusal, assignmentRefusals } from '../../domain/homework';
import { retryRefusal } from '../../domain/homeworkCandidacy';
import { type Notice, successNotice, warningNotice } from '../parts/notice';

export type CheckedStudent = AnswerOf<typeof checkIsAdd>['outcomes'][number];
export type Progress = AnswerOf<typeof checkHomeworkStatus>;

/** The assignment that is known to be there, if any. */
export interface Found {
  readonly homework_id: number | null;
}

/** What the pre-check has found. */
export type Outcomes = AnswerOf<typeof checkIsAdd>;

/** What the server has said of the students. */
interface Findings {
  /** The pre-check's outcome of each student. */
  readonly outcomes: readonly CheckedStudent[];
  readonly progress: Progress | null;
}

/** For whom it is tried again. */
export interface Retried {
  readonly studentIds: readonly number[];
}

/** The reason that a code of the server stands for, or null. */
export function codeReason(error: unknown): AssignmentRefusal | null {
  return assignmentRefusals.find((reason) => hasCode(error, reason)) ?? null;
}

/** The reason that some student may not be given the homework for, the weightiest first, or null. */
export function foundReason(outcomes: readonly CheckedStudent[]): AssignmentRefusal | null {
  return (
    assignmentRefusals.find((reason) => outcomes.some(({ outcome }) => outcome === reason)) ?? null
  );
}

/** Those who may be given the homework. */
export function assignable({ outcomes }: Pick<Findings, 'outcomes'>): number[] {
  return outcomes
    .filter(({ outcome }) => outcome === 'assignable')
    .map(({ student_id }) => student_id);
}

/** Those for whom arranging failed. */
export function failed({ progress }: Pick<Findings, 'progress'>): number[] {
  return (progress?.students ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ student_id }) => student_id);
}

/**
 * Why it cannot be tried again for those for whom it failed, seen from `now` (epoch ms), or from when the server said how
 * it stands, if that is later; null where it can.
 */
export function refusedRetry({ progress }: Pick<Findings, 'progress'>, now: number) {
  if (progress === null) return null;
  return retryRefusal(progress, Math.max(now, Date.parse(progress.as_of)));
}

/** How trying again for some has ended; whoever is not the analyst's any more is not named by the server. */
export function retryNotice(retried: readonly number[], { students }: Progress): Notice {
  const named = students.filter(({ student_id }) => retried.includes(student_id));
  const count = named.length;
  const given = named.filter(({ status }) => status === 'succeeded').length;
  if (count === 0) return warningNotice('homework:retry.notYours', { count: retried.length });
  if (given === count) return successNotice('homework:retry.given', { count });
  return given === 0
    ? warningNotice('homework:retry.failed', { count })
    : warningNotice('homework:retry.partly', { count, given });
}
