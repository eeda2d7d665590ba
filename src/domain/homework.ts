import { z } from 'zod/mini';
import { recordOf } from './byName';
import { reminder } from './home';
import { moment, typedMoment } from './moment';
import { count, share } from './number';
import { cleanText } from './text';

/** Composition, or intelligent adaptive [ENTITY-015]. */
export const homeworkTypes = ['composition', 'adaptive'] as const;
export type HomeworkType = (typeof homeworkTypes)[number];

/** The states of an assignment. */
export const assignmentStatuses = ['arranging', 'succeeded', 'failed'] as const;
export type AssignmentStatus = (typeof assignmentStatuses)[number];

/** When the deadline of expired homework was: within the last 24 hours. */
export const overdueTimes = ['lately'] as const;

/** The states of one student's homework: those of the chart homeworkPerson [ENTITY-016]. */
export const personStatuses = [
  'incomplete',
  'toBeCorrected',
  'corrected',
  'completed',
  'expired',
  'invalid',
] as const;
export type PersonStatus = (typeof personStatuses)[number];

/** Business days that a student's past homework may be narrowed to, today included. */
export const historyPresets = ['30', '90', '365'] as const;
/** The statuses of homework that is over: nothing of it is still expected of the student [ROUTE-011]. */
export const pastStatuses = ['corrected', 'completed', 'expired'] as const satisfies PersonStatus[];

/** Why a student may or may not be given homework of a task card [MSG-039, MSG-040, MSG-041]. */
export const assignmentRefusals = ['notLearned', 'alreadyAssigned', 'noPoints'] as const;
export type AssignmentRefusal = (typeof assignmentRefusals)[number];
export const assignmentOutcomes = ['assignable', ...assignmentRefusals] as const;
export type AssignmentOutcome = (typeof assignmentOutcomes)[number];

export const assignmentLimits = { name: 60, essayTitle: 60, students: 200 } as const;

interface Typed {
  type: HomeworkType;
  essay_title?: string | undefined;
}

/** A composition needs an essay title, adaptive homework has none [VALID-078]. */
export function checkEssayTitle(context: z.core.ParsePayload<Typed>): void {
  const { type, essay_title = '' } = context.value;
  const message = type === 'composition' && essay_title === '' ? 'required' : null;
  if (message !== null) {
    context.issues.push({ code: 'custom', path: ['essay_title'], message, input: essay_title });
  }
}

/** The latest deadline, in ms from now: a year typed wrong is not meant. */
const farthestDeadline = 366 * 24 * 3_600_000;

/** A moment that is to come within a year, seen from `now` (epoch ms; 0 before it is known) [VALID-076, VALID-077]. */
export function deadlineForm(now: number) {
  return typedMoment.check(
    z.refine((value) => Date.parse(value) > now, 'deadline'),
    z.refine((value) => now === 0 || Date.parse(value) <= now + farthestDeadline, 'tooFar'),
  );
}

/** Whether homework can still be handed in: a reminder helps. */
export function isRemindable(status: PersonStatus): boolean {
  return status === 'incomplete';
}

/** Whether homework is still to be handed in, or was missed: more time may help. */
export function isNotHandedIn(status: PersonStatus): boolean {
  return status === 'incomplete' || status === 'expired';
}

/** What a student's new deadline may be: to come, and later than the one that the assignment has; errors are keys. */
export function extensionForm(now: number, assigned: string) {
  return z.object({
    deadline: deadlineForm(now).check(
      z.refine((value) => Date.parse(value) > Date.parse(assigned), 'notLater'),
    ),
  });
}

/** A task card, with what may be assigned of it [VALID-079]. */
export const taskCard = z.object({
  card_id: z.int(),
  name: z.string(),
  supports_composition: z.boolean(),
  supports_adaptive: z.boolean(),
});
export type TaskCard = z.output<typeof taskCard>;

/** Whether a card can become homework of that type [VALID-079]. */
export function supportsType(
  card: Pick<TaskCard, 'supports_composition' | 'supports_adaptive'>,
  type: HomeworkType,
): boolean {
  return type === 'composition' ? card.supports_composition : card.supports_adaptive;
}

const chosen = z.number({ error: 'required' }).check(z.int(), z.positive('required'));

const isCardOf = (type: HomeworkType, cards: readonly TaskCard[]) =>
  z.refine<number>(
    (id) => cards.some((card) => card.card_id === id && supportsType(card, type)),
    'unsupported',
  );

/** Schemas that depend on neither the moment nor the cards: making one takes twenty times as long as using it. */
const assignmentNames = {
  /** An essay is called by its title. */
  composition: cleanText(0, assignmentLimits.name),
  adaptive: cleanText(1, assignmentLimits.name),
};
const essayTitles = {
  composition: cleanText(1, assignmentLimits.essayTitle),
  adaptive: cleanText(0, assignmentLimits.essayTitle),
};
const assignedStudents = z
  .array(z.int())
  .check(z.minLength(1, 'required'), z.maxLength(assignmentLimits.students, 'tooMany'));

/** What a person fills in to assign homework; field errors are keys [VALID-073 … VALID-079]. */
export function assignmentForm(now: number, cards: readonly TaskCard[]) {
  const deadline = deadlineForm(now);
  /** Title and card are rules of their own fields, so that they are told together with all else that is wrong. */
  const ofType = <T extends HomeworkType>(type: T) =>
    z.object({
      name: assignmentNames[type],
      type: z.literal(type),
      essay_title: essayTitles[type],
      course_id: chosen,
      lesson_id: chosen,
      card_id: chosen.check(isCardOf(type, cards)),
      student_ids: assignedStudents,
      deadline,
    });
  return z.discriminatedUnion('type', [ofType('composition'), ofType('adaptive')]);
}
export type AssignmentForm = z.output<ReturnType<typeof assignmentForm>>;

/** How many students stand at each status. */
export const statusCounts = recordOf(personStatuses, count);
export type StatusCounts = z.output<typeof statusCounts>;

/** An assignment as a row [ENTITY-015]. */
export const homeworkRow = z.object({
  homework_id: z.int(),
  name: z.string(),
  type: z.enum(homeworkTypes),
  essay_title: z.nullable(z.string()),
  course_id: z.int(),
  course_name: z.string(),
  lesson_id: z.int(),
  lesson_name: z.string(),
  card_id: z.int(),
  card_name: z.string(),
  status: z.enum(assignmentStatuses),
  arranged_at: moment,
  deadline: moment,
  withdrawn_at: z.nullable(moment),
  /** Whether whoever looks at it has assigned it, not a colleague. */
  ...{ is_own: z.boolean(), assigned_by: z.string() },
  counts: statusCounts,
  /** Completed or corrected. */
  completed_count: z.int(),
  total_count: z.int(),
  /** For how many students arranging failed. */
  failed_count: z.int(),
});
export type HomeworkRow = z.output<typeof homeworkRow>;

/** Where an assignment is, for whoever decides what to do next; what waits for the analyst first. */
export const homeworkProgresses = [
  'toBeGraded',
  'open',
  'overdue',
  'allDone',
  'withdrawn',
  'closed',
  'arranging',
  'failed',
] as const;
export type HomeworkProgress = (typeof homeworkProgresses)[number];

type Standing = Pick<HomeworkRow, 'status' | 'withdrawn_at' | 'counts'>;

/**
 * Everywhere an assignment is, by how its students stand, the most urgent first: one whose essays wait may be open, or overdue, too.
 * A student's homework is expired, no longer incomplete, once its deadline has passed.
 */
export function progressesOf({ status, withdrawn_at, counts }: Standing): HomeworkProgress[] {
  if (withdrawn_at !== null) return ['withdrawn'];
  if (status !== 'succeeded') return [status];
  const waiting: readonly (readonly [HomeworkProgress, number])[] = [
    ['toBeGraded', counts.toBeCorrected],
    ['open', counts.incomplete],
    ['overdue', counts.expired],
  ];
  const places = waiting.filter(([, count]) => count > 0).map(([place]) => place);
  if (places.length > 0) return places;
  return [counts.completed + counts.corrected > 0 ? 'allDone' : 'closed'];
}

/** The one name of homework, wherever it is called: its essay's title, where it has one. */
export function titleOf({
  essay_title,
  name,
}: {
  readonly essay_title: string | null;
  readonly name: string;
}): string {
  return essay_title ?? name;
}

/** How many students' homework withdrawing makes invalid: whatever is neither done nor over [HWP-04, HWP-06]. */
export function openCount({ incomplete, toBeCorrected }: StatusCounts): number {
  return incomplete + toBeCorrected;
}

/**
 * Why whoever looks at an assignment may not take it back, or null: only who assigned it may, once, and while
 * some student's homework is open [HWP-04, HWP-06].
 */
export function withdrawalRefusal({
  is_own,
  withdrawn_at,
  status,
  counts,
}: Pick<HomeworkRow, 'is_own' | 'withdrawn_at' | 'status' | 'counts'>) {
  if (!is_own) return 'notOwn';
  if (withdrawn_at !== null) return 'withdrawn';
  if (status !== 'succeeded') return status;
  return openCount(counts) > 0 ? null : 'nothingOpen';
}

/** One student's homework as a row [ENTITY-016]. */
export const homeworkPersonRow = z.object({
  person_id: z.int(),
  homework_id: z.int(),
  homework_name: z.string(),
  type: z.enum(homeworkTypes),
  essay_title: z.nullable(z.string()),
  course_name: z.string(),
  lesson_name: z.string(),
  arranged_at: moment,
  deadline: moment,
  /** The assignment's, which whoever was not given more time has. */
  assigned_deadline: moment,
  student_id: z.int(),
  student_name: z.string(),
  student_username: z.string(),
  student_grade: z.int(),
  status: z.enum(personStatuses),
  completed_at: z.nullable(moment),
  /** 0 to 100. */
  score: z.nullable(z.number().check(z.minimum(0), z.maximum(100))),
  /** 0 to 1. */
  accuracy: z.nullable(share),
  /** Grows with each change, so that a stale correction is noticed. */
  revision: z.int(),
});
export type HomeworkPersonRow = z.output<typeof homeworkPersonRow>;

/** Whether a student was given more time than the others. */
export const hasMoreTime = ({
  deadline,
  assigned_deadline: assigned,
}: Pick<HomeworkPersonRow, 'deadline' | 'assigned_deadline'>): boolean =>
  Date.parse(deadline) > Date.parse(assigned);

/** One student of an assignment, with today's reminder of it. */
export const assignmentPersonRow = z.extend(homeworkPersonRow, { reminded: z.nullable(reminder) });
export type AssignmentPersonRow = z.output<typeof assignmentPersonRow>;

/**
 * How reminding of an assignment stands today: how many have not handed in, how many of them a reminder would still reach,
 * and the last that was sent.
 */
export const reminding = z.object({
  ...{ missing_count: count, waiting_count: count },
  last: z.nullable(reminder),
});
export type Reminding = z.output<typeof reminding>;

/** A student with how the homework stands, as a row of the view by student [SCREEN-080]. */
export const homeworkStudentRow = z.object({
  student_id: z.int(),
  name: z.string(),
  username: z.string(),
  grade: z.int(),
  counts: statusCounts,
  completed_count: z.int(),
  total_count: z.int(),
  last_completed_at: z.nullable(moment),
});
export type HomeworkStudentRow = z.output<typeof homeworkStudentRow>;
