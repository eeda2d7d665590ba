import type { AssignmentOutcome, AssignmentRefusal, HomeworkRow } from './homework';

/** What decides whether a student may be given homework of a card. */
interface Candidacy {
  /** The student's own order in the course has come past the card's lesson. */
  readonly hasLearned: boolean;
  /** The student has homework of the card that is neither withdrawn nor invalid. */
  readonly hasCard: boolean;
  /** The card has the knowledge points that this type of homework is made of. */
  readonly hasPoints: boolean;
}

/** Whether a student may be given homework of a card, or why not, the weightiest reason first [MSG-039, MSG-040, MSG-041]. */
export function assignmentOutcome(candidacy: Candidacy): AssignmentOutcome {
  if (!candidacy.hasLearned) return 'notLearned';
  if (candidacy.hasCard) return 'alreadyAssigned';
  return candidacy.hasPoints ? 'assignable' : 'noPoints';
}

/** Why a student cannot be chosen for homework. */
export type ChoiceRefusal = 'notInCourse' | AssignmentRefusal;

/** A student to choose for homework of a course, and of a card once there is one. */
export interface Choosable {
  readonly takes_course: boolean;
  /** Null before a card is chosen. */
  readonly outcome: AssignmentOutcome | null;
}

/** Why a student cannot be chosen, or null. */
export function choiceRefusal({ takes_course, outcome }: Choosable): ChoiceRefusal | null {
  if (!takes_course) return 'notInCourse';
  return outcome === 'assignable' ? null : outcome;
}

/** What decides whether an assignment may be given once more. */
export type Retryable = Pick<HomeworkRow, 'is_own' | 'withdrawn_at' | 'status' | 'deadline'>;

/**
 * Why an assignment may not be given once more to those for whom it failed, or null: only who assigned it may,
 * once it was arranged, while it stands and its deadline is to come, seen from `now` (epoch ms).
 */
export function retryRefusal({ is_own, withdrawn_at, status, deadline }: Retryable, now: number) {
  if (!is_own) return 'notOwn';
  if (withdrawn_at !== null) return 'withdrawn';
  if (status === 'arranging') return 'arranging';
  return Date.parse(deadline) > now ? null : 'overdue';
}
