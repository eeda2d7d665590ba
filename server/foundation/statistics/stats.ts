import { startOfDay } from '../../../src/domain/businessTime';
import type { Durations } from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import {
  countColumns,
  durationColumns,
  masteryOf,
  type Meant,
  noDurations,
  secondsBetween,
  shareOf,
  studyOf,
} from './study';

/** What a student has done. */
export interface Stats {
  readonly seconds: Durations;
  readonly today: number;
  readonly yesterday: number;
  readonly week: number;
  readonly accuracy: number | null;
  readonly mastery: number | null;
}

/** Seconds by what they were spent on, and of the latest days, as columns. */
export function timeColumns(study: ReturnType<typeof studyOf>, now: Date) {
  const today = startOfDay(now);
  const tomorrow = startOfDay(now, 1);
  return {
    seconds: durationColumns(study),
    today: secondsBetween(study, today, tomorrow),
    yesterday: secondsBetween(study, startOfDay(now, -1), today),
    week: secondsBetween(study, startOfDay(now, -6), tomorrow),
  };
}

/** What some students have done, by student. */
export async function statsOf(db: Queries, meant: Meant, now: Date) {
  const study = studyOf(db, meant);
  const rows = await db
    .select({
      studentId: study.studentId,
      ...timeColumns(study, now),
      ...countColumns(study),
    })
    .from(study)
    .groupBy(study.studentId);
  const mastery = await masteryOf(db, meant);
  return new Map(
    rows.map(({ studentId, answerCount, rightCount, ...row }) => [
      studentId,
      {
        ...row,
        accuracy: shareOf(rightCount, answerCount),
        mastery: mastery.get(studentId) ?? null,
      },
    ]),
  );
}

/** What a student has who has done nothing. */
export const nothing: Stats = {
  ...{ seconds: noDurations, today: 0, yesterday: 0, week: 0 },
  ...{ accuracy: null, mastery: null },
};
