import { z } from 'zod/mini';
import { businessDay, dayLength, startOfDay } from './businessTime';
import type { ScoreWarning } from './home';
import {
  scoreReminderDays,
  scoreReminders,
  scoreSubmissionDays,
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
interface ScoreWindow {
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

/** The last moment up to which scores were due: so many days after the latest reminder. */
export function lastScoresDue(now: Date): Date {
  const dues = scoreWindows(now).map(({ due }) => due);
  return new Date(Math.max(...dues.filter((due) => due <= now.getTime())));
}

/** What analysts are reminded of on a day: the exam, and in how many days functions freeze; null on most days. */
export function scoreReminderOn(now: Date) {
  const begun = scoreWindows(now).find(({ from }) => from <= now.getTime());
  if (begun === undefined) return null;
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
  const begun = scoreWindows(now).find(({ from }) => from <= now.getTime());
  if (begun === undefined) return null;
  const missing = now.getTime() < begun.due ? notEntered : frozen;
  if (missing === 0) return null;
  const lastDay = new Date(begun.due - dayLength);
  return {
    exam: begun.exam,
    due_on: businessDay(lastDay),
    days_left: Math.round((lastDay.getTime() - startOfDay(now).getTime()) / dayLength),
    missing_count: missing,
  };
}
