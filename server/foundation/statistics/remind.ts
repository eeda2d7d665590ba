import { and, inArray, isNull } from 'drizzle-orm';
import { remindFoundation } from '../../../src/contract/foundation';
import { students } from '../../db/tables';
import { sendReminders } from '../../home/reminders';
import { type Handler, serve } from '../../serve';
import { demandSeen } from '../../students/seen';

/** Who has begun since needs no reminder. */
export const remindHandlers: readonly Handler[] = [
  serve(remindFoundation, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_ids: studentIds } = payload;
    const from = { accountId: session.account.id, subjectId };
    await demandSeen(db, from.accountId, studentIds);
    const idle = await db
      .select({ studentId: students.id })
      .from(students)
      .where(and(inArray(students.id, studentIds), isNull(students.foundationType)));
    const occasions = idle.map((one) => ({ ...one, reason: 'notActivated' as const }));
    return { results: await sendReminders(db, from, { studentIds, occasions }, now) };
  }),
];
