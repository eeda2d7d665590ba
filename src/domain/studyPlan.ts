import { z } from 'zod/mini';
import { businessDay } from './businessTime';
import { grade } from './grades';
import { day, moment } from './moment';
import { numberTyped, typedWhole } from './number';
import { cleanText } from './text';

/** The days of a week, Monday first. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

/** Effective minutes of a study day that a plan may ask for. */
export const planMinutes = { minimum: 10, maximum: 240 } as const;
/** Questions of a study day that a plan may ask for. */
export const planQuestions = { minimum: 1, maximum: 200 } as const;
export const planNoteLength = { minimum: 0, maximum: 200 } as const;

/** Business days over which a plan is compared with the study, today included: each weekday is among them once. */
export const planDays = 7;
/** From this share of both goals on a student counts as nearly there. */
const nearShare = 0.7;

/** How a student's study of the last days compares with the plan; `notPlanned` also where it is over, or new. */
export const planPaces = ['behind', 'near', 'reached', 'notPlanned'] as const;
export type PlanPace = (typeof planPaces)[number];

/** What somebody has customized for a student, in the words of the calls. */
export const studyPlan = z.object({
  revision: z.int(),
  minutes: z.int(),
  questions: z.int(),
  weekdays: z.array(z.enum(weekdays)),
  /** The last day of the plan; null: until it is changed. */
  until: z.nullable(day),
  note: z.string(),
  by: z.string(),
  at: moment,
});
export type StudyPlan = z.output<typeof studyPlan>;

/** A student in the list of plans: the goals of a week beside what was studied. */
export const customizedRow = z.object({
  ...{ student_id: z.int(), name: z.string(), username: z.string(), grade },
  pace: z.enum(planPaces),
  ...{ goal_minutes: z.int(), minutes: z.int(), goal_questions: z.int(), questions: z.int() },
  until: z.nullable(day),
  by: z.nullable(z.string()),
  at: z.nullable(moment),
});
export type CustomizedRow = z.output<typeof customizedRow>;

interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

const typedWithin = ({ minimum, maximum }: Bounds) =>
  z.string().check(
    z.minLength(1, 'required'),
    z.refine((text) => typedWhole(minimum, maximum).safeParse(numberTyped(text)).success, 'range'),
  );

/** A plan as it is typed; `today` is the business day. Errors are keys. */
export function planForm(today: string) {
  return z.object({
    minutes: typedWithin(planMinutes),
    questions: typedWithin(planQuestions),
    weekdays: z.array(z.enum(weekdays)).check(z.minLength(1, 'required')),
    /** Empty: until it is changed. */
    until: z.union([z.literal(''), day.check(z.refine((text) => text >= today, 'past'))], {
      error: 'day',
    }),
    note: cleanText(planNoteLength.minimum, planNoteLength.maximum),
  });
}

/** Whether a plan holds on a business day that is not before it was made. */
export const isInForce = ({ until }: Pick<StudyPlan, 'until'>, today: string): boolean =>
  until === null || until >= today;

interface Amounts {
  readonly minutes: number;
  readonly questions: number;
}

/** How far the study of some days has come towards its goals; null goals: nothing is planned. */
export function paceOf(done: Amounts, goals: Amounts | null): PlanPace {
  if (goals === null) return 'notPlanned';
  const share = Math.min(done.minutes / goals.minutes, done.questions / goals.questions);
  if (share >= 1) return 'reached';
  return share >= nearShare ? 'near' : 'behind';
}

/** The weekday of a business day, Monday is 1. */
function weekdayOf(day: string): (typeof weekdays)[number] {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? '1';
}

/** The business day on which a plan was made. */
const madeOn = ({ at }: StudyPlan) => businessDay(new Date(at));

/**
 * What the plans of a student, newest first, asked for on a business day: those of the plan that held on it, the day it
 * was made included. Null where nothing was planned then.
 */
export function goalsOn(plans: readonly StudyPlan[], of: string): StudyPlan | null {
  const plan = plans.find((one) => madeOn(one) <= of) ?? null;
  if (plan === null || !isInForce(plan, of)) return null;
  return plan.weekdays.includes(weekdayOf(of)) ? plan : null;
}

interface DayOfStudy extends Amounts {
  readonly day: string;
}

interface Comparison {
  readonly done: Amounts;
  /** Null: nothing was planned for any of the days. */
  readonly goals: Amounts | null;
  readonly pace: PlanPace;
}

/**
 * What was studied on some business days, today last, beside what the plans, newest first, asked for on them. Days from
 * before the first plan count for neither; one that was first made today is not judged before today is over.
 */
export function comparedWithPlans(
  plans: readonly StudyPlan[],
  days: readonly string[],
  study: readonly DayOfStudy[],
): Comparison {
  const first = plans.at(-1);
  const counted = days.filter((of) => first === undefined || of >= madeOn(first));
  const asked = counted.map((of) => goalsOn(plans, of)).filter((one) => one !== null);
  const done = sumOf(study.filter(({ day: of }) => counted.includes(of)));
  const goals = asked.length === 0 ? null : sumOf(asked);
  return { done, goals, pace: paceOf(done, counted.length > 1 ? goals : null) };
}

function sumOf(amounts: readonly Amounts[]): Amounts {
  return {
    minutes: amounts.reduce((sum, { minutes }) => sum + minutes, 0),
    questions: amounts.reduce((sum, { questions }) => sum + questions, 0),
  };
}
