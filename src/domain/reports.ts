import { z } from 'zod/mini';
import { abilityThresholds, proficientMastery } from './limits';

/** The programs of courses that reports tell apart [SCREEN-059 … SCREEN-064]. */
export const reportPrograms = [
  ...(['foundation', 'synchronized', 'specialized'] as const),
  ...(['relearning', 'specialEvent', 'trial'] as const),
] as const;

/** Days of a report, both ends belonging to it [CONST-027]. */
export const reportPresets = ['7', '15', '30', '60'] as const;

/** What the rows of a report are [SCREEN-065 … SCREEN-067, SCREEN-163, SCREEN-164]. */
export const reportViews = [
  ...(['daily', 'summary', 'chapter'] as const),
  ...(['student', 'point', 'question'] as const),
] as const;
export type ReportView = (typeof reportViews)[number];

export const abilityBands = ['proficient', 'upper', 'middle', 'lower', 'none'] as const;
export type AbilityBand = (typeof abilityBands)[number];

interface Counted {
  readonly answered: number;
  readonly right: number;
}

/** Right answers ÷ answers; null where there is no answer. */
export function correctShare({ answered, right }: Counted): number | null {
  return answered === 0 ? null : right / answered;
}

/** The band of a share of right answers [CONST-029, CONST-030]. */
export function abilityBand(counted: Counted): AbilityBand {
  const share = correctShare(counted);
  if (share === null) return 'none';
  if (share >= proficientMastery) return 'proficient';
  if (share >= abilityThresholds.high) return 'upper';
  return share >= abilityThresholds.middle ? 'middle' : 'lower';
}

const count = z.int().check(z.nonnegative());

/** What is counted in a report: of the whole, and of each of its rows. */
export const reportTotals = z.object({
  /** Answers, without skipped questions. */
  answered: count,
  right: count,
  skipped: count,
  /** On answering, skipped questions included. */
  seconds: count,
});
export type ReportTotals = z.output<typeof reportTotals>;

/** One row of a report: a day, a course, a chapter, a student, a point or a question. */
export const reportRow = z.extend(reportTotals, {
  /** A day as `2026-11-20`, or the id of the thing; `0` where answers belong to none. */
  key: z.string(),
  name: z.string(),
});
export type ReportRow = z.output<typeof reportRow>;

/** A student or a class of whom there is a report. */
export const reportTarget = z.extend(reportTotals, {
  id: z.int(),
  name: z.string(),
  /** Of a student; null of a class. */
  username: z.nullable(z.string()),
});
export type ReportTarget = z.output<typeof reportTarget>;
