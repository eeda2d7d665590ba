import { z } from 'zod/mini';
import { mostReminded, reminderOutcome } from '../domain/home';
import { foreseenReminder } from '../domain/reminders';
import { call } from './call';
import { someIds, subjectId } from './fields';

/** How reminding some students now would end for each, and what each would be told; nothing is sent. */
export const reminderOutlook = call(
  '/home/reminderOutlook',
  { subject_id: subjectId, student_ids: someIds(mostReminded) },
  { results: z.array(foreseenReminder) },
);

/**
 * Reminds students of the reason for which each needs a person now, else of homework that can still be handed in: a
 * message to the student, once a day a reason, whoever sends it. Homework waits for another day where the student was
 * reminded of anything today, whatever became of that. Each student has a result; `reminder` is the one of today.
 */
export const remindStudents = call(
  '/home/remind',
  { subject_id: subjectId, student_ids: someIds(mostReminded) },
  {
    results: z.array(reminderOutcome),
  },
  { changes: true },
);
