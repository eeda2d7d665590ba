import { z } from 'zod/mini';
import { grade } from './grades';
import { moment } from './moment';
import { count } from './number';
import { cleanText } from './text';

/** The states of an application for class hours: those of the chart classHourApplication [ENTITY-033]. */
export const applicationStatuses = ['evaluating', 'pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How a person may decide on an application [ROLE-057, ROLE-058]. */
export const decisions = ['approved', 'rejected'] as const;
export type ApplicationDecision = (typeof decisions)[number];

/** How many days the evaluation of an application looks back. */
export const evaluatedDays = 30;

/** What the system has found: the hours of the course used lately, and how many days those that are left last. */
export const evaluation = z.object({
  used: count,
  lasts: z.nullable(count),
});

export type Evaluation = z.output<typeof evaluation>;

/** An application as lists show it; `balance` is what the student has left of the course now, in hours. */
export const applicationRow = z.object({
  ...{ application_id: z.int(), student_id: z.int(), name: z.string(), username: z.string() },
  ...{ grade, evaluation },
  ...{ course_id: z.int(), course_name: z.string(), hours: z.int().check(z.positive()) },
  ...{ balance: z.int(), purpose: z.string(), applied_at: moment },
  ...{ status: z.enum(applicationStatuses), remark: z.string() },
  ...{ decided_at: z.nullable(moment), decided_by: z.nullable(z.string()) },
});
export type ApplicationRow = z.output<typeof applicationRow>;

/** Whether an application waits for a decision. */
export const isOpen = ({ status }: Pick<ApplicationRow, 'status'>): boolean => status === 'pending';

/** Which of some applications a decision is sent for: all but those that are known not to wait for one. */
export function openAmong(ids: readonly number[], known: readonly ApplicationRow[]): number[] {
  const closed = known.filter((application) => !isOpen(application));
  return ids.filter((id) => closed.every(({ application_id }) => application_id !== id));
}

/**
 * The hours that are left before each of several applications is approved, by its id: those of one student for one
 * course are approved one after another, and add up.
 */
export function balancesInTurn(
  applications: readonly ApplicationRow[],
): ReadonlyMap<number, number> {
  const added = new Map<string, number>();
  return new Map(
    applications.map(({ application_id: id, student_id, course_id, hours, balance }) => {
      const whose = `${String(student_id)}.${String(course_id)}`;
      const before = balance + (added.get(whose) ?? 0);
      added.set(whose, (added.get(whose) ?? 0) + hours);
      return [id, before];
    }),
  );
}

/** How much may be said to a decision, in characters. */
export const remarkLength = 200;

/** What is said to a decision: a rejection has a reason. */
export const decisionRemark = (decision: ApplicationDecision) =>
  cleanText(decision === 'rejected' ? 1 : 0, remarkLength);

/** A rejection without a reason is refused by the server, too. */
export function checkReason(
  context: z.core.ParsePayload<{ decision: ApplicationDecision; remark: string }>,
): void {
  const { decision, remark } = context.value;
  if (decision === 'approved' || remark !== '') return;
  context.issues.push({ code: 'custom', path: ['remark'], message: 'required', input: remark });
}

/** What is said to several applications at once: one decision, a rejection with its reason. */
export const sharedDecision = z
  .object({ decision: z.enum(decisions), remark: cleanText(0, remarkLength) })
  .check(checkReason);

/** How many applications are decided at once at most. */
export const mostDecided = 200;

/** What came of one of several; who was faster stands in the row. */
export const decisionOutcome = z.extend(
  z.pick(applicationRow, {
    ...{ application_id: true, name: true, username: true, hours: true },
    ...{ course_name: true, status: true, decided_by: true },
  }),
  { isDone: z.boolean() },
);
export type DecisionOutcome = z.output<typeof decisionOutcome>;

/** Applications of the last so many days, today included. */
export const applicationDays = ['7', '30', '90'] as const;

/** The evaluation of the hours that are left and those used lately; without use nobody knows how long they last. */
export function evaluationOf(balance: number, used: number): Evaluation {
  const lasts = used === 0 ? null : Math.floor((Math.max(0, balance) * evaluatedDays) / used);
  return { used, lasts };
}
