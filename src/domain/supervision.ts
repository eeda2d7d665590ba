import { z } from 'zod/mini';
import { businessDay, dayLength, startOfDay } from './businessTime';
import type { ScoreWarning } from './home';
import {
  scoreReminderDays,
  scoreReminders,
  scoreSubmissionDays,
  scoreTermDays,
  tooFastBands,
  tooFastSeconds,
} from './limits';
import { moment } from './moment';

/** Whether an answer was too fast; seconds [CONST-022]. */
export function isTooFast(seconds: number): boolean {
  return seconds < tooFastSeconds;
}

/** The band of an answer that was too fast: 0 to 5, over 5 to 10, over 10 to under 15 s; null for others [CONST-023]. */
export function tooFastBand(seconds: number): 0 | 1 | 2 | null {
  if (!isTooFast(seconds)) return null;
  if (seconds <= tooFastBands[0]) return 0;
  return seconds <= tooFastBands[1] ? 1 : 2;
}

/** Why functions of supervising a student freeze. */
export const freezeReasons = ['scoresMissing', 'profileIncomplete'] as const;
export type FreezeReason = (typeof freezeReasons)[number];

/** A reason, and since when it holds. */
export const freeze = z.object({ reason: z.enum(freezeReasons), since: moment });
export type Freeze = z.output<typeof freeze>;

/** What of supervising a student can freeze. */
export const supervisionFunctions = [
  'foundationRestart',
  'foundationMode',
  'levelChange',
  'customization',
] as const;
export type SupervisionFunction = (typeof supervisionFunctions)[number];

/**
 * Which functions each reason freezes: those that need the scores to be decided rightly, and those
 * that need to know whom they are for [ROLE-104, ROLE-105].
 */
export const frozenBy: Readonly<Record<FreezeReason, readonly SupervisionFunction[]>> = {
  scoresMissing: ['foundationRestart', 'foundationMode', 'levelChange'],
  profileIncomplete: ['foundationRestart', 'customization'],
};

/** The functions that some reasons freeze together, in the table's order. */
export function frozenFunctions(reasons: readonly FreezeReason[]): SupervisionFunction[] {
  return supervisionFunctions.filter((name) =>
    reasons.some((reason) => frozenBy[reason].includes(name)),
  );
}

/** Those of some freezes that hold a function up. */
export function freezesHolding<Held extends Pick<Freeze, 'reason'>>(
  freezes: readonly Held[],
  name: SupervisionFunction,
): Held[] {
  return freezes.filter(({ reason }) => frozenBy[reason].includes(name));
}

/** Whether some freezes hold a function up. */
export const isFrozen = (freezes: readonly Freeze[], name: SupervisionFunction) =>
  freezesHolding(freezes, name).length > 0;

/** When scores of an exam are asked for: from the reminder until they are due, as epoch ms. */
export interface ScoreWindow {
  readonly exam: ScoreWarning['exam'];
  readonly from: number;
  readonly due: number;
}

/** The windows of the last year and of this one, the latest to begin first [CONST-048 … CONST-052]. */
function scoreWindows(now: Date): ScoreWindow[] {
  const year = Number(businessDay(now).slice(0, 4));
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return [year - 1, year]
    .flatMap((one) =>
      scoreReminders.map(({ exam, month, day }) => {
        const reminder = `${String(one)}-${twoDigits(month)}-${twoDigits(day)}T00:00:00+08:00`;
        const from = Date.parse(reminder);
        return { exam, from, due: from + scoreSubmissionDays * dayLength };
      }),
    )
    .toSorted((one, other) => other.from - one.from);
}

/** The window that began last: its exam is the one that scores are asked for, also after they were due. */
export function scoreWindowAt(now: Date): ScoreWindow {
  const begun = scoreWindows(now).find(({ from }) => from <= now.getTime());
  if (begun === undefined) throw new Error('a window of the last year has begun');
  return begun;
}

/** The first day on which an exam may have been sat to count for a window. */
export const examsSince = ({ from }: ScoreWindow): string =>
  businessDay(new Date(from - scoreTermDays * dayLength));

/** The last moment up to which scores were due: so many days after the latest reminder. */
export function lastScoresDue(now: Date): Date {
  const dues = scoreWindows(now).map(({ due }) => due);
  return new Date(Math.max(...dues.filter((due) => due <= now.getTime())));
}

/** The exam that scores are asked for, the last day to enter them, and how many days are left; below 0 afterwards. */
export function askedAt(now: Date) {
  const { exam, due } = scoreWindowAt(now);
  const lastDay = new Date(due - dayLength);
  const left = Math.round((lastDay.getTime() - startOfDay(now).getTime()) / dayLength);
  return { exam, due_on: businessDay(lastDay), days_left: left };
}

/** What analysts are reminded of on a day: the exam, and in how many days functions freeze; null on most days. */
export function scoreReminderOn(now: Date) {
  const begun = scoreWindowAt(now);
  const days = Math.round((begun.due - startOfDay(now).getTime()) / dayLength);
  return scoreReminderDays.includes(days) ? { exam: begun.exam, days } : null;
}

/**
 * The warning of scores that are missing [SCREEN-013]: while an exam's window is open, for everybody whose score is not
 * entered; after that for those whose functions froze without it. Null where nobody's is missing.
 */
export function scoreWarningAt(
  now: Date,
  { notEntered, frozen }: { readonly notEntered: number; readonly frozen: number },
): ScoreWarning | null {
  const missing = now.getTime() < scoreWindowAt(now).due ? notEntered : frozen;
  return missing === 0 ? null : { ...askedAt(now), missing_count: missing };
}
