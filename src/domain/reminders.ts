import { z } from 'zod/mini';
import {
  attentionReasons,
  foreseenOutcomes,
  isSent,
  type Reminder,
  reminderOutcome,
  type ReminderOutcome,
  type ReminderReason,
} from './home';
import { type AssignmentPersonRow, isRemindable } from './homework';

/** What a reminder says: why the student needs a person now, with how much proves it, or what is to be handed in. */
export const reminderAbout = z.union([
  z.object({ reason: z.enum(attentionReasons), evidence_count: z.int().check(z.positive()) }),
  z.object({ reason: z.literal('homework'), homework_name: z.string() }),
]);
export type ReminderAbout = z.output<typeof reminderAbout>;

/** How reminding would end for one student; `about` is what would be sent, null where nothing would. */
export const foreseenReminder = z.extend(reminderOutcome, { about: z.nullable(reminderAbout) });
export type ForeseenReminder = z.output<typeof foreseenReminder>;

const isHomeworkReason = (reason: ReminderReason): reason is `homework.${number}` =>
  reason.startsWith('homework.');

/** Which kind of reminder a reason belongs to. */
export const reminderKindOf = (reason: ReminderReason): Reminder['kind'] =>
  isHomeworkReason(reason) ? 'homework' : reason;

interface Sent {
  readonly reason: ReminderReason;
  readonly subjectId: number;
}

/**
 * Whether a reminder of today stands for one that is wanted, so that this is not sent: nobody is reminded twice a day
 * of the same reason, and nothing of a subject's homework is sent to a student twice a day, whichever assignment it was.
 */
export const standsFor = (sent: Sent, wanted: Sent): boolean =>
  sent.reason === wanted.reason ||
  (isHomeworkReason(sent.reason) &&
    isHomeworkReason(wanted.reason) &&
    sent.subjectId === wanted.subjectId);

/** How reminding some students of their assignment would end for each; whoever can hand in nothing any more needs none. */
export const foreseenOf = (
  persons: readonly Pick<AssignmentPersonRow, 'student_id' | 'status' | 'reminded'>[],
): ReminderOutcome[] =>
  foreseenOutcomes(
    persons.map(({ student_id }) => student_id),
    persons.filter(({ status }) => isRemindable(status)),
  );

/** The students among them who would get a reminder. */
export const reachableOf = (persons: Parameters<typeof foreseenOf>[0]): number[] =>
  foreseenOf(persons)
    .filter(isSent)
    .map(({ student_id }) => student_id);
