import { z } from 'zod/mini';
import { forEach } from './byName';
import { foundationStatuses } from './foundation';
import { grade } from './grades';
import { reminder } from './home';
import { day } from './moment';
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

const count = z.int().check(z.nonnegative());
const share = z.number().check(z.minimum(0), z.maximum(1));

/** Seconds by what they were spent on; the effective share follows from them. */
export const durations = forEach(studyKinds, count);
export type Durations = Readonly<Record<StudyKind, number>>;

const sumOf = (seconds: Durations, kinds: readonly StudyKind[]) =>
  kinds.reduce((sum, kind) => sum + seconds[kind], 0);

export const totalSeconds = (seconds: Durations) => sumOf(seconds, studyKinds);
const effectiveSeconds = (seconds: Durations) => sumOf(seconds, effectiveKinds);

/** The effective share of some time; null where there was none [CONST-035]. */
export function effectiveShare(seconds: Durations): number | null {
  const total = totalSeconds(seconds);
  return total === 0 ? null : effectiveSeconds(seconds) / total;
}

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

/** A student with the foundation's time and results [ENTITY-030, ENTITY-031]. */
export const foundationStudentRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  /** Null while the student has no foundation; then round, level and the rest are null too. */
  type: z.nullable(z.enum(foundationTypes)),
  ...{ round: z.nullable(z.int()), level: z.nullable(z.int()), progress: z.nullable(share) },
  ...{ status: z.nullable(z.enum(foundationStatuses)), started_on: z.nullable(day) },
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
  /** Who has reminded the student today to begin. */
  reminded: z.nullable(reminder),
});
export type FoundationStudentRow = z.output<typeof foundationStudentRow>;
