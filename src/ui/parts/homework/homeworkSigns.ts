import type { AssignmentStatus, HomeworkProgress, PersonStatus } from '../../../domain/homework';
import type { StatusKind } from '../Status';

/** Which of the portal's five signs stands for each status of a person's homework. */
export const personSigns: Readonly<Record<PersonStatus, StatusKind>> = {
  incomplete: 'waiting',
  toBeCorrected: 'watch',
  corrected: 'good',
  completed: 'good',
  expired: 'act',
  invalid: 'none',
};

/** And for each status of an assignment. */
export const assignmentSigns: Readonly<Record<AssignmentStatus, StatusKind>> = {
  arranging: 'waiting',
  succeeded: 'good',
  failed: 'act',
};

/** And for where an assignment is. */
export const progressSigns: Readonly<Record<HomeworkProgress, StatusKind>> = {
  toBeGraded: 'watch',
  open: 'waiting',
  overdue: 'act',
  allDone: 'good',
  withdrawn: 'none',
  closed: 'none',
  arranging: 'waiting',
  failed: 'act',
};
