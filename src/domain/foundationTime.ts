import { z } from 'zod/mini';
import { dayAfter, mondayOf } from './businessTime';
import { recordOf } from './byName';
import { foundationStatuses } from './foundation';
import { grade } from './grades';
import { reminder } from './home';
import { day } from './moment';
import { count, share } from './number';
import { healthLevels } from './students';

/** What the time of a foundation is spent on [ENTITY-030]. */
export const studyKinds = [
  'answer',
  'video',
  'analysis',
  'correction',
  'recitation',
  'other',
] as const;
export type StudyKind = (typeof studyKinds)[number];

/** The kinds that count as effective; word recitation counts as other [CONST-034]. */
export const effectiveKinds: readonly StudyKind[] = ['answer', 'video', 'analysis', 'correction'];

/** The kinds by the names under which study is written down. */
export const storedKinds: Readonly<Record<StudyKind, string>> = {
  ...{ answer: 'answer', video: 'video', analysis: 'viewAnalysis' },
  ...{ correction: 'errorCorrection', recitation: 'wordRecitation', other: 'other' },
};
export const effectiveStored = effectiveKinds.map((kind) => storedKinds[kind]);

/** Seconds by what they were spent on; the effective share follows from them. */
export const durations = recordOf(studyKinds, count);
export type Durations = Readonly<Record<StudyKind, number>>;

/** A number of seconds for each kind. */
export function forEachKind(secondsOf: (kind: StudyKind) => number): Durations {
  return {
    ...{ answer: secondsOf('answer'), video: secondsOf('video'), analysis: secondsOf('analysis') },
    correction: secondsOf('correction'),
    ...{ recitation: secondsOf('recitation'), other: secondsOf('other') },
  };
}

const sumOf = (seconds: Durations, kinds: readonly StudyKind[]) =>
  kinds.reduce((sum, kind) => sum + seconds[kind], 0);

export const totalSeconds = (seconds: Durations) => sumOf(seconds, studyKinds);
export const effectiveSeconds = (seconds: Durations) => sumOf(seconds, effectiveKinds);

/** The effective share of some time; null where there was none [CONST-035]. */
export function effectiveShare(seconds: Durations): number | null {
  const total = totalSeconds(seconds);
  return total === 0 ? null : effectiveSeconds(seconds) / total;
}

/** How many students one call of a file of the foundation gives, unless what was done sorts it. */
export const foundationPart = 100;

/** The foundation modes as a student's type. */
export const foundationTypes = ['30', '50', '70', '90'] as const;
export type FoundationType = (typeof foundationTypes)[number];

/** The lists of the foundation's students: everybody, those of each mode, and those without a foundation [SCREEN-104, SCREEN-108, SCREEN-109]. */
export const foundationLists = ['all', 'iron', 'bronze', 'silver', 'gold', 'notActivated'] as const;
export type FoundationList = (typeof foundationLists)[number];

/** The type of the students of a list, where it is one of a mode [SCREEN-188]. One table. */
export const typeOfList: Partial<Record<FoundationList, FoundationType>> = {
  ...{ iron: '30', bronze: '50', silver: '70', gold: '90' },
};

/** What the list may be sorted by. */
export const foundationSorts = [
  'name',
  'grade',
  'round',
  'health',
  'today',
  'yesterday',
  'week',
  'total',
  'effective',
  'accuracy',
  'mastery',
] as const;
export type FoundationSort = (typeof foundationSorts)[number];

/** What every row of the foundation says of time and results [ENTITY-030]. */
const results = {
  health: z.enum(healthLevels),
  /** How many steps remedial courses have moved it in the last thirty days. */
  health_change: z.int(),
  ...{ today_seconds: count, yesterday_seconds: count, week_seconds: count, total_seconds: count },
  seconds: durations,
  ...{
    effective_share: z.nullable(share),
    accuracy: z.nullable(share),
    mastery: z.nullable(share),
  },
};

const person = { student_id: z.int(), name: z.string(), username: z.string(), grade };

/** A student with the foundation's time and results [ENTITY-030, ENTITY-031]. */
export const foundationStudentRow = z.object({
  ...person,
  /** Null while the student has no foundation; then round, level and the rest are null too. */
  type: z.nullable(z.enum(foundationTypes)),
  ...{ round: z.nullable(z.int()), level: z.nullable(z.int()), progress: z.nullable(share) },
  ...{ status: z.nullable(z.enum(foundationStatuses)), started_on: z.nullable(day) },
  ...results,
  /** Who has reminded the student today to begin, or to confirm a restart. */
  reminded: z.nullable(reminder),
});
export type FoundationStudentRow = z.output<typeof foundationStudentRow>;

/** What a student can be reminded of: to begin, or to confirm a restart; null where there is nothing. */
export function foundationReminder({
  type,
  status,
}: Pick<FoundationStudentRow, 'type' | 'status'>): 'notActivated' | 'restartWaiting' | null {
  if (type === null) return 'notActivated';
  return status === 'awaitingStudent' ? 'restartWaiting' : null;
}

/** The lists of the foundation courses: all, and those of the students of each mode [SCREEN-105 … SCREEN-108]. */
export const courseLists = ['all', 'iron', 'bronze', 'silver', 'gold'] as const;

/** How far a student is in a foundation course. */
export const courseStates = ['underWay', 'cleared'] as const;

/** What the courses may be sorted by. */
export const courseSorts = [
  'name',
  'grade',
  'course',
  'level',
  'progress',
  'startsOn',
  'today',
  'yesterday',
  'week',
  'total',
  'effective',
  'accuracy',
  'mastery',
] as const;
export type CourseSort = (typeof courseSorts)[number];

/** A foundation course of a student, with time and results [ENTITY-030]. */
export const foundationCourseRow = z.object({
  /** Student and course: `10024-7`. */
  id: z.string(),
  ...person,
  ...{ course_id: z.int(), course_name: z.string() },
  ...{ type: z.enum(foundationTypes), round: z.int(), level: z.int() },
  status: z.enum(foundationStatuses),
  progress: share,
  starts_on: day,
  /** Null until every lesson has been learned. */
  cleared_on: z.nullable(day),
  ...results,
  /** How often the student has recited words, and how many passages were read. */
  ...{ recited_count: count, read_count: count },
});
export type FoundationCourseRow = z.output<typeof foundationCourseRow>;

/** A round of a student's foundation, with what was done in a subject while it lasted [SCREEN-110]. */
export const foundationRoundRow = z.object({
  batch: z.int(),
  starts_on: day,
  /** Null while it lasts. */
  ends_on: z.nullable(day),
  ...{ seconds: durations, total_seconds: count, effective_share: z.nullable(share) },
  ...{ answer_count: count, accuracy: z.nullable(share), mastery: z.nullable(share) },
});

export type FoundationRound = z.output<typeof foundationRoundRow>;

/** How many rounds are shown side by side: on the foundation's page, and in the student's own view [CONST-043, CONST-044]. */
export const mostRounds = { comparison: 10, own: 6 } as const;

/** The rounds that are compared, the newest first: those that are chosen, or as many of the latest as there is room for. */
export function roundsToCompare<Round extends { readonly batch: number }>(
  all: readonly Round[],
  chosen: readonly number[] | null,
  most: number,
): readonly Round[] {
  return chosen === null ? all.slice(0, most) : all.filter(({ batch }) => chosen.includes(batch));
}

interface Batch {
  readonly student_id?: number | undefined;
  readonly batch?: number | undefined;
}

/** A round is one of a student: who asks for it names the student. */
export function checkBatch({ value, issues }: z.core.ParsePayload<Batch>): void {
  if (value.batch === undefined || value.student_id !== undefined) return;
  issues.push({ code: 'custom', path: ['batch'], message: 'studentMissing', input: value.batch });
}

/** What all study of some time comes to, in seconds, of any subject and module [ENTITY-031]. */
const studySums = [
  'total',
  'foundation',
  'synchronous',
  'effective',
  'preciseTest',
  'smartReview',
] as const;
export type StudySums = Readonly<Record<(typeof studySums)[number], number>>;

/** A day of the foundation in a subject, and all study of that day beside it. */
export const studyDataDay = z.object({
  ...{ day, seconds: durations, answer_count: count, right_count: count },
  study: recordOf(studySums, count),
});
type StudyDataDay = z.output<typeof studyDataDay>;

/** How many weeks are shown side by side, this one included [SCREEN-111]. */
const shownWeeks = 12;

/** The first day of the weeks that are shown on a day. */
export const weeksSince = (today: string) => dayAfter(mondayOf(today), -7 * (shownWeeks - 1));

/** A week of study, by its Monday. */
export interface StudyWeek extends Omit<StudyDataDay, 'day'> {
  readonly week: string;
  /** Whether more may come: its last day is not over. */
  readonly is_open: boolean;
}

/** The sums of the weeks in which some days lie, the earliest first; the last of the days is today. */
export function weeksOf(days: readonly StudyDataDay[]): StudyWeek[] {
  const weeks = new Map<string, StudyWeek>();
  for (const { day: on, seconds, answer_count, right_count, study } of days) {
    const week = mondayOf(on);
    const sum = weeks.get(week);
    weeks.set(week, {
      week,
      is_open: on === days.at(-1)?.day,
      seconds: forEachKind((kind) => seconds[kind] + (sum?.seconds[kind] ?? 0)),
      answer_count: answer_count + (sum?.answer_count ?? 0),
      right_count: right_count + (sum?.right_count ?? 0),
      study: {
        total: study.total + (sum?.study.total ?? 0),
        foundation: study.foundation + (sum?.study.foundation ?? 0),
        synchronous: study.synchronous + (sum?.study.synchronous ?? 0),
        effective: study.effective + (sum?.study.effective ?? 0),
        preciseTest: study.preciseTest + (sum?.study.preciseTest ?? 0),
        smartReview: study.smartReview + (sum?.study.smartReview ?? 0),
      },
    });
  }
  return [...weeks.values()];
}

/** Where a scale of amounts ends: the next half of a power of ten, so that its lines are round. */
export function scaleEnd(highest: number): number {
  if (highest <= 0) return 1;
  const half = 10 ** Math.floor(Math.log10(highest)) / 2;
  return Math.ceil(highest / half) * half;
}
