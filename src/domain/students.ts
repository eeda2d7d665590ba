import { z } from 'zod/mini';
import { dayAfter, mondayOf } from './businessTime';
import { grade } from './grades';
import { moment } from './moment';

/** Where and whether a student is supervised [ENTITY-011]. */
export const supervisionStatuses = [
  'selfStudyRoom',
  'onlineOnly',
  'expired',
  'evaluating',
  'unmarked',
] as const;
export type SupervisionStatus = (typeof supervisionStatuses)[number];

/** Health of the foundation, best first [ENTITY-011]. */
export const healthLevels = ['healthy', 'subHealthy', 'unhealthy', 'assessing', 'none'] as const;
export type HealthLevel = (typeof healthLevels)[number];

/** How old records say it, and what it means now [ENTITY-012]. */
export const earlierHealthWords = {
  excellent: 'healthy',
  good: 'healthy',
  fair: 'subHealthy',
} as const satisfies Record<string, HealthLevel>;

/** What tells a student from another of the same name. */
export const namedStudent = z.object({ name: z.string(), username: z.string(), grade });
export type NamedStudent = z.output<typeof namedStudent>;

/** What an analyst answers for with one student [ENTITY-011]. */
export const responsibilityRoles = [
  'synchronous',
  'foundation',
  'trustee1',
  'trustee2',
  'trustee3',
  'consultant1',
  'consultant2',
  'consultant3',
] as const;
export type ResponsibilityRole = (typeof responsibilityRoles)[number];

/** The lists of the screen; formal is a filter of `responsible` [ENTITY-013, SCREEN-015 … SCREEN-018]. */
export const studentLists = [
  'responsible',
  'audition',
  'auditioned',
  'nonSupervised',
  'hidden',
] as const;
export type StudentList = (typeof studentLists)[number];

/** The lists and the marking that only a school with trial classes has [ROLE-080]. */
export const auditionLists: readonly StudentList[] = ['audition', 'auditioned'];

/** How one analyst lists a student, whether hidden or not. */
const listingKinds = ['formal', 'audition', 'nonSupervised'] as const;
export type ListingKind = (typeof listingKinds)[number];

/** Whether students take a formal course [ENTITY-013]. */
export const formalEnrolments = ['enrolled', 'notEnrolled'] as const;
/** Whether the trial of students is marked as done [SCREEN-028]. */
export const trialMarkings = ['marked', 'notMarked'] as const;

/** How long ago a student last studied, in business days; each reaches up to the next [SCREEN-024]. */
export const activities = ['today', 'last7Days', 'last30Days', 'longer', 'never'] as const;
export type Activity = (typeof activities)[number];

/** What a student is at: the course of the last study, or that there was none lately [SCREEN-026]. */
export const learningStatuses = ['foundation', 'synchronous', 'paused', 'notStarted'] as const;
export type LearningStatus = (typeof learningStatuses)[number];

/** Without study for so many days a student counts as paused. */
export const pausedAfterDays = 14;

/** The foundation rating in stars; `none` is not rated yet [ENTITY-011, SCREEN-025]. */
export const starRatings = ['1', '2', '3', '4', '5', 'none'] as const;

/** What a list of students may be sorted by; pinned students come first in any order. */
export const studentSorts = [
  'name',
  'grade',
  'lastActive',
  'joined',
  'health',
  'stars',
  'round',
] as const;
export type StudentSort = (typeof studentSorts)[number];

/** What may be set on a student in the lists; the names are the states of `listing` and `auditionMark`. */
export const listingStatuses = ['pinned', 'unpinned', 'hidden', 'visible', 'auditioned'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** The responsibilities for a student's courses: whoever sets them does so on the campus operations platform [ROLE-048, ROLE-049]. */
const courseRoles = ['synchronous', 'foundation'] as const;

/** Those for which nobody is responsible yet. */
export function unfilledRoles(
  filled: readonly { readonly role: ResponsibilityRole }[],
): readonly ResponsibilityRole[] {
  return courseRoles.filter((role) => filled.every((one) => one.role !== role));
}

const responsibility = z.object({
  role: z.enum(responsibilityRoles),
  account_id: z.int(),
  name: z.string(),
});

/** A student as a row of the lists. */
export const studentRow = z.object({
  student_id: z.int(),
  name: z.string(),
  username: z.string(),
  grade,
  last_active_at: z.nullable(moment),
  joined_at: moment,
  supervision: z.enum(supervisionStatuses),
  health: z.enum(healthLevels),
  learning_status: z.enum(learningStatuses),
  /** More than one analyst sees the student. */
  co_owned: z.boolean(),
  stars: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
  responsibilities: z.array(responsibility),
  foundation_type: z.nullable(z.string()),
  foundation_round: z.nullable(z.int()),
  foundation_level: z.nullable(z.int()),
  kind: z.enum(listingKinds),
  pinned: z.boolean(),
  hidden_at: z.nullable(moment),
  auditioned_at: z.nullable(moment),
});
export type StudentRow = z.output<typeof studentRow>;

/** Whether a student is supervised: only then customization and foundation are for them [ROLE-060, ROLE-061]. */
export function isSupervised(student: Pick<StudentRow, 'kind'>): boolean {
  return student.kind !== 'nonSupervised';
}

/**
 * How much of a student's study time is shown at once: the last seven days, a week from Monday, or a calendar month
 * [SCREEN-047, SCREEN-048].
 */
export const studySpans = ['recent', 'week', 'month'] as const;
export type StudySpan = (typeof studySpans)[number];

/** The first day of a span that ends on some day, or has it in it. */
export function studySpanStart(span: StudySpan, day: string): string {
  if (span === 'recent') return dayAfter(day, -6);
  return span === 'week' ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

/** The last day of a span that begins on some day. */
function studySpanEnd(span: StudySpan, first: string): string {
  if (span !== 'month') return dayAfter(first, 6);
  return dayAfter(studySpanStart(span, dayAfter(first, 31)), -1);
}

/** The days of a span that are still to come, behind those that are shown. */
export function daysToCome(span: StudySpan, days: readonly { readonly day: string }[]): string[] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const coming: string[] = [];
  const end = studySpanEnd(span, first);
  for (let day = dayAfter(last); day <= end; day = dayAfter(day)) coming.push(day);
  return coming;
}

/** The last days of the spans before and after some days; later ones are null where the days are the latest. */
export function spansBeside(
  span: StudySpan,
  days: readonly { readonly day: string }[],
  today: string,
) {
  const [first = today, last = today] = [days[0]?.day, days.at(-1)?.day];
  const next = studySpanEnd(span, dayAfter(last));
  return {
    earlier: dayAfter(first, -1),
    later: last >= today ? null : next < today ? next : today,
  };
}
