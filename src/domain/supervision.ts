import { z } from 'zod/mini';
import { businessDay, dayAfter, dayLength, dayStart, startOfDay } from './businessTime';
import { recordOf } from './byName';
import { attentionReasons, pointsToday, type ScoreWarning } from './home';
import {
  scoreReminderDays,
  scoreReminders,
  scoreSubmissionDays,
  scoreTermDays,
  tooFastSeconds,
} from './limits';
import { moment } from './moment';
import { grades } from './grades';
import { count } from './number';
import { examReportKey } from './examReportKey';
import { gradeOn } from './schoolYear';
import { namedStudent, supervisionStatuses } from './students';

/** Whether an answer was too fast; seconds [CONST-022]. */
export function isTooFast(seconds: number): boolean {
  return seconds < tooFastSeconds;
}

/** Why functions of supervising a student freeze. */
export const freezeReasons = ['scoresMissing', 'profileIncomplete'] as const;
export type FreezeReason = (typeof freezeReasons)[number];

/** A reason, and since when it holds; exam analysis may have a result of the exam whose score is missing. */
export const freeze = z.object({
  ...{ reason: z.enum(freezeReasons), since: moment },
  exam_report: z.optional(examReportKey),
});
export type Freeze = z.output<typeof freeze>;

/** What of supervising a student can freeze. */
export type SupervisionFunction =
  | 'foundationRestart'
  | 'foundationMode'
  | 'levelChange'
  | 'customization';

/**
 * Which functions each reason freezes: those that need the scores to be decided rightly, and those
 * that need to know whom they are for [ROLE-104, ROLE-105].
 */
export const frozenBy: Readonly<Record<FreezeReason, readonly SupervisionFunction[]>> = {
  scoresMissing: ['foundationRestart', 'foundationMode', 'levelChange'],
  profileIncomplete: ['foundationRestart', 'customization'],
};

/** The freezes that block a function. */
export function freezesHolding<Held extends Pick<Freeze, 'reason'>>(
  freezes: readonly Held[],
  name: SupervisionFunction,
): Held[] {
  return freezes.filter(({ reason }) => frozenBy[reason].includes(name));
}

/** Whether one of the freezes blocks a function. */
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
        const reminder = `${String(one)}-${twoDigits(month)}-${twoDigits(day)}`;
        const from = dayStart(reminder).getTime();
        return { exam, from, due: from + scoreSubmissionDays * dayLength };
      }),
    )
    .toSorted((one, other) => other.from - one.from);
}

/** The windows before the one that began last, each with its end: there the next one began. */
export function earlierScoreWindows(now: Date) {
  let until = scoreWindowAt(now).from;
  return scoreWindows(now)
    .filter(({ from }) => from < until)
    .map((window) => {
      const ended = { ...window, until };
      until = window.from;
      return ended;
    });
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

/** The exam that scores are asked for, the last day to enter them, and how many days are left; below 0 afterwards. */
export function askedAt(now: Date) {
  const { exam, due } = scoreWindowAt(now);
  const lastDay = new Date(due - dayLength);
  const left = Math.round((lastDay.getTime() - startOfDay(now).getTime()) / dayLength);
  return { exam, due_on: businessDay(lastDay), days_left: left };
}

/**
 * The grade in which a student sat the exam that is asked for: it is asked for until the next school year has begun. Of the
 * lowest grade today nobody can have sat it in a lower one.
 */
export function askedGrade(grade: number, { due_on: due, days_left: left }: AskedUntil): number {
  return Math.max(grades[0], gradeOn(due, { grade, today: dayAfter(due, -left) }));
}
type AskedUntil = Pick<ReturnType<typeof askedAt>, 'due_on' | 'days_left'>;

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

/** Within so many minutes of the last sign of a student, the student counts as online. */
export const onlineMinutes = 15;

/** What a list of supervised students is narrowed to: those who are online, who need a person now, or who studied today. */
export const supervisedNow = ['online', 'attention', 'studied'] as const;
export type SupervisedNow = (typeof supervisedNow)[number];

/** A supervised student: the supervision state, and what happens now. */
export const supervisedStudent = z.object({
  ...{ student_id: z.int(), ...namedStudent.shape },
  state: z.enum(supervisionStatuses),
  last_active_at: z.nullable(moment),
  is_online: z.boolean(),
  /** Why the student needs a person now, with how much proves it; null where nothing does. */
  attention: z.nullable(
    z.object({
      reason: z.enum(attentionReasons),
      evidence_count: z.int(),
      /** Where the proof is listed; null for who does not see the student. */
      url: z.nullable(z.string()),
    }),
  ),
  points: pointsToday,
  /** Where today's wrong answers are listed; null for who does not see the student. */
  points_url: z.nullable(z.string()),
});
export type SupervisedStudent = z.output<typeof supervisedStudent>;

/** Somebody whose students may be looked at. */
export const teacherOption = z.object({ id: z.int(), name: z.string(), username: z.string() });
export type TeacherOption = z.output<typeof teacherOption>;

/** A teacher of a list, and whether another of the same name has to be told apart; null where the list does not have it. */
export function teacherIn(teachers: readonly TeacherOption[], id: string) {
  const found = teachers.find((one) => String(one.id) === id);
  if (found === undefined) return null;
  const hasNamesake = teachers.some(
    ({ id: other, name }) => other !== found.id && name === found.name,
  );
  return { ...found, hasNamesake };
}

/** Whether an account supervises a whole school: its principal, or its agent administrator. */
export const supervisesSchool = (account: {
  readonly userType: number;
  readonly isAgentAdministrator: boolean;
}): boolean => account.isAgentAdministrator || account.userType === 3;

/**
 * The subject in which a teacher's students are looked at: the one that is open, and for a colleague who does not teach
 * it the colleague's own.
 */
export const subjectLookedAt = (open: number, taught: readonly number[]): number =>
  taught.includes(open) ? open : (taught[0] ?? open);

/** The numbers of the data board, each of own students that are not hidden. */
export const superviseNumbers = z.object({
  student_count: count,
  online_count: count,
  attention_count: count,
  states: recordOf(supervisionStatuses, count),
  /** Students with a flag of a dialogue that waits. */
  flagged_count: count,
  /** Students with effective study today, and their effective time together. */
  studied_count: count,
  effective_seconds: count,
});
export type SuperviseNumbers = z.output<typeof superviseNumbers>;
