import { z } from 'zod/mini';
import { attentionReasons, reminderOutcome, type ReminderReason } from './home';

/** What a reminder says: why the student needs a person now, with how much proves it, or what is to be handed in. */
export const reminderAbout = z.union([
  z.object({ reason: z.enum(attentionReasons), evidence_count: z.int().check(z.positive()) }),
  z.object({ reason: z.literal('homework'), homework_name: z.string() }),
]);
export type ReminderAbout = z.output<typeof reminderAbout>;

/** How reminding would end for one student; `about` is what would be sent, null where nothing would. */
export const foreseenReminder = z.extend(reminderOutcome, { about: z.nullable(reminderAbout) });
export type ForeseenReminder = z.output<typeof foreseenReminder>;

/** What a student can be reminded of. */
export interface Occasion {
  readonly reason: ReminderReason;
  /** What the reminder says; null where it was sent before. */
  readonly about: ReminderAbout | null;
}

interface Occasions {
  /** Why the student needs a person now; undefined without a reason. */
  readonly urgent: Occasion | undefined;
  /** Homework that can still be handed in, the next deadline first. */
  readonly open: readonly Occasion[];
  /** What the student was reminded of today, whatever became of that. */
  readonly today: readonly ReminderReason[];
}

/**
 * What a student is reminded of: why the student needs a person now, else the next homework to hand in. That waits
 * for another day where the student was reminded of anything today, even of homework that is handed in by now: asking
 * again does not send the next. Undefined without an occasion.
 */
export function occasionOf({ urgent, open, today }: Occasions): Occasion | undefined {
  if (urgent !== undefined || open.length === 0) return urgent;
  const [reason] = today;
  return reason === undefined ? open[0] : { reason, about: null };
}
