import { z } from 'zod/mini';
import { day, moment } from './moment';
import { count } from './number';

/** How far back a student's time line goes, in business days, today included. */
export const timelineDays = 60;

/** What an analyst does that may change how a student learns. */
export const timelineKinds = ['unlock', 'level', 'mode', 'plan', 'coins', 'feedback'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** One act: `amount` is the unlocked lessons, the new level or mode, the plan's minutes, or the coins; null without one. */
export const timelineAct = z.object({
  kind: z.enum(timelineKinds),
  at: moment,
  day,
  /** The name of the account. */
  by: z.string(),
  amount: z.nullable(z.int()),
});
export type TimelineAct = z.output<typeof timelineAct>;

/** What was answered in the subject on a business day, without what was skipped. */
export const timelineDay = z.object({ day, answered: count, right: count });
export type TimelineDay = z.output<typeof timelineDay>;

/** How many days before and after an act are compared. */
const comparedDays = 7;

const accuracyOf = (days: readonly TimelineDay[]): number | null => {
  const sum = (name: 'answered' | 'right') => days.reduce((all, one) => all + one[name], 0);
  return sum('answered') === 0 ? null : sum('right') / sum('answered');
};

/**
 * The accuracy, 0 to 1, of the `comparedDays` before the day of an act and of those after it; null where nothing was
 * answered. The day itself is in neither, since what was answered then may be older than the act.
 */
export function accuracyAround(days: readonly TimelineDay[], actDay: string) {
  const before = days.filter((one) => one.day < actDay).slice(-comparedDays);
  const after = days.filter((one) => one.day > actDay).slice(0, comparedDays);
  return { before: accuracyOf(before), after: accuracyOf(after) };
}
