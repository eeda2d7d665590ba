import { z } from 'zod/mini';
import { type PostClassDraft, teachingMethods } from './feedback';
import { day, moment } from './moment';

/** What a post-class feedback says of the class itself: it is the same for everybody who was there. */
export const classPart = z.object({
  ...{ class_date: day, start_time: z.string(), end_time: z.string() },
  method: z.enum(teachingMethods),
  content: z.string(),
});
export type ClassPart = z.output<typeof classPart>;

/** The feedback that an account gave last on a day to somebody of the same class. */
export const classmateFeedback = z.object({
  ...{ student_name: z.string(), username: z.string(), submitted_at: moment },
  part: classPart,
});
export type ClassmateFeedback = z.output<typeof classmateFeedback>;

/** Whether nothing is filled in yet that would be replaced. */
export const lacksClassPart = ({ class_date, start_time, end_time, content }: PostClassDraft) =>
  [class_date, start_time, end_time, content].every((one) => one === '');

interface Waiting {
  readonly id: number;
  readonly is_due: boolean;
}

/** Who waits for feedback after a student, in the order of the list; after the last comes the first. */
export function nextDue<One extends Waiting>(list: readonly One[], after: number | null) {
  const at = list.findIndex(({ id }) => id === after);
  const others = [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))];
  return others.find(({ is_due }) => is_due) ?? null;
}
