import { z } from 'zod/mini';
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

/** How a student's study of the last days compares with the plan; `notPlanned` also where the plan is over. */
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

/** Whether a plan holds on a business day. */
export const isInForce = ({ until }: Pick<StudyPlan, 'until'>, today: string): boolean =>
  until === null || until >= today;

/** What a plan asks for in a week. */
export function weekGoals(plan: Pick<StudyPlan, 'minutes' | 'questions' | 'weekdays'>) {
  const days = plan.weekdays.length;
  return { minutes: plan.minutes * days, questions: plan.questions * days };
}

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
export function weekdayOf(day: string): (typeof weekdays)[number] {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekdays[(sundayFirst + 6) % 7] ?? '1';
}
