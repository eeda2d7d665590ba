import { z } from 'zod/mini';
import { moment } from './moment';
import { cleanText } from './text';

/** The states of an application for class hours: those of the chart classHourApplication [ENTITY-033]. */
export const applicationStatuses = ['evaluating', 'pending', 'approved', 'rejected'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** How a person may decide on an application [ROLE-057, ROLE-058]. */
export const decisions = ['approved', 'rejected'] as const;
export type ApplicationDecision = (typeof decisions)[number];

/** An application as lists show it; `balance` is what the student has left of the course now, in hours. */
export const applicationRow = z.object({
  ...{ application_id: z.int(), student_id: z.int(), name: z.string(), username: z.string() },
  ...{ course_id: z.int(), course_name: z.string(), hours: z.int().check(z.positive()) },
  ...{ balance: z.int(), purpose: z.string(), applied_at: moment },
  ...{ status: z.enum(applicationStatuses), remark: z.string() },
  ...{ decided_at: z.nullable(moment), decided_by: z.nullable(z.string()) },
});
export type ApplicationRow = z.output<typeof applicationRow>;

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
