import type { Reminder } from '../../domain/home';

/** How reminding ended, or would end, for a student. */
export interface ReminderResult {
  readonly student_id: number;
  /** One of `reminderOutcomes`. */
  readonly outcome: string;
  /** The one of today. */
  readonly reminder: Reminder | null;
}
