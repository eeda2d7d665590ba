import { z } from 'zod/mini';
import { grade } from './grades';
import { moment } from './moment';
import { count } from './number';
import { namedStudent } from './students';
import { cleanText } from './text';

/** Hidden is a state of the listing, not a type [ENTITY-014, SCREEN-030 … SCREEN-033]. */
export const courseTypes = ['formal', 'trial', 'temporary', 'polishing'] as const;

/** Academic seasons [ENTITY-014]. */
export const seasons = ['spring', 'summer', 'autumn', 'winter'] as const;

/** Versions of a course, as the platform calls them [ENTITY-014]; a course may have another one. */
export const courseVersions = ['通用版', '进阶版', '体验版', '活动版', '打磨版'] as const;

/** The tabs of My Courses [SCREEN-030 … SCREEN-034]. */
export const courseLists = [...courseTypes, 'hidden'] as const;
export type CourseList = (typeof courseLists)[number];

/** What My Courses may be sorted by; pinned courses come first in any order. */
export const courseSorts = ['name', 'grade', 'joined', 'lastActive'] as const;

/** What may be set on a course in My Courses and on a class [SCREEN-192, SCREEN-193]; the names are the states of `listing`. */
export const courseStatuses = ['pinned', 'unpinned', 'hidden', 'visible'] as const;
export type CourseStatus = (typeof courseStatuses)[number];

/** A course as a row of My Courses [ENTITY-014]. */
export const courseRow = z.object({
  course_id: z.int(),
  name: z.string(),
  type: z.enum(courseTypes),
  /** Null: for all grades. */
  grade: z.nullable(grade),
  season: z.enum(seasons),
  version: z.string(),
  /** When the first of the account's students joined it, or else when it was assigned to the account. */
  joined_at: z.nullable(moment),
  /** When one of the account's students last studied it. */
  last_active_at: z.nullable(moment),
  hidden_at: z.nullable(moment),
  pinned: z.boolean(),
  student_count: count,
  lesson_count: count,
});
export type CourseRow = z.output<typeof courseRow>;

/** A student of a course or of a class, with how far in the course; null where the student does not take it. */
export const learnerRow = z.extend(namedStudent, {
  student_id: z.int(),
  last_active_at: z.nullable(moment),
  lessons_learned: z.nullable(z.int()),
});
export type LearnerRow = z.output<typeof learnerRow>;

/** The lists of the account's classes [SCREEN-193]. */
export const classLists = ['shown', 'hidden'] as const;
export type ClassList = (typeof classLists)[number];

/** A class as a row of the account's classes. */
export const classRow = z.object({
  ...{ class_id: z.int(), name: z.string(), grade },
  ...{ pinned: z.boolean(), hidden_at: z.nullable(moment) },
  student_count: count,
  /** When one of its students last studied. */
  last_active_at: z.nullable(moment),
});
export type ClassRow = z.output<typeof classRow>;

/** The states of a lesson for one student: those of the chart lessonLock. */
export const lessonLocks = ['locked', 'opened', 'unlocked'] as const;
export type LessonLock = (typeof lessonLocks)[number];

/** Why a lesson's lock stays as it is [MSG-023, MSG-024]; keys of words. */
export const lockRefusals = [
  'unlockEarlierLocked',
  'unlockNewFoundation',
  'lockNewFoundation',
  'lockForGood',
] as const;
export type LockRefusal = (typeof lockRefusals)[number];

/** For how many students locks are set at once: a large class. */
export const lockedAtOnce = 200;

/** Those of some picked students who are offered: one may have left the account since. */
export function pickedOf(
  offered: readonly { readonly id: number }[],
  picked: readonly number[],
): number[] {
  return picked.filter((id) => offered.some((one) => one.id === id));
}

/** The parts of a course, in which locks are told of. */
export const lockParts = ['course', 'chapter', 'lesson', 'card'] as const;

/** Why a part stays as it is; keys of words. */
export const skipReasons = [...lockRefusals, 'already', 'notTaking'] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What decides, besides the lock itself, whether a lesson may be locked or unlocked by hand. */
export interface LessonPlace {
  /** Lessons of a sprint chapter are unlocked in any order. */
  readonly isSprint: boolean;
  /** Whether an earlier lesson of the same chapter is still locked. */
  readonly hasLockedBefore: boolean;
  readonly isNewFoundation: boolean;
}

/** Whether a lesson's turn to be unlocked has come, by the order of its chapter. */
export function isInOrder({
  isSprint,
  hasLockedBefore,
}: Pick<LessonPlace, 'isSprint' | 'hasLockedBefore'>): boolean {
  return isSprint || !hasLockedBefore;
}

/** A foundation course counts as newly assigned until its first lesson has been learned. */
export function isNewFoundation(program: string, lessonsLearned: number): boolean {
  return program === 'foundation' && lessonsLearned === 0;
}

/** Where the course's own order has put a lesson: open up to the one after those learned [LCK-04]. */
export function lockByOrder(position: number, lessonsLearned: number): LessonLock {
  return position <= lessonsLearned + 1 ? 'opened' : 'locked';
}

/** Where a student stands in a level of a course, as the server tells it. */
export const levelStages = ['studying', 'levelEnd', 'scheduled'] as const;

/** The levels that every course has. */
export const courseLevels = { lowest: 1, highest: 5 } as const;

export type LevelStage = (typeof levelStages)[number];

export const levelDirections = ['up', 'down'] as const;
export type LevelDirection = (typeof levelDirections)[number];

/** Characters of the reason for a change of the level [VALID-071]. */
export const levelReasonLength = 200;

/** A change of the level, as a person fills it in [VALID-071]. */
export const levelForm = z.object({
  direction: z.enum(levelDirections),
  reason: cleanText(1, levelReasonLength),
});

/** Why a level can't be changed; keys of words [MSG-075, MSG-076]. */
export const levelRefusals = ['levelAtMinimum', 'levelAtMaximum'] as const;
export type LevelRefusal = (typeof levelRefusals)[number];

/** A level, and the ends of its course. */
export interface Levels {
  readonly level: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Why the level can't go that way, or null where it can. */
export function levelRefusal(
  { level, lowest, highest }: Levels,
  direction: LevelDirection,
): LevelRefusal | null {
  if (direction === 'up') return level < highest ? null : 'levelAtMaximum';
  return level > lowest ? null : 'levelAtMinimum';
}

/** How closely a synchronous course goes back over what a student has not mastered. */
export const traceModes = ['mild', 'heavy'] as const;
export type TraceMode = (typeof traceModes)[number];
