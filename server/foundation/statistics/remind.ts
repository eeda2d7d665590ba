import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { remindFoundation } from '../../../src/contract/foundation';
import { foundations, students } from '../../db/tables';
import { sendReminders } from '../../home/reminders';
import { type Handler, serve } from '../../serve';

/** Reminds who has not begun, and who has not confirmed a restart; others need no reminder. */
export const remindHandlers: readonly Handler[] = [
  serve(remindFoundation, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_ids: studentIds } = payload;
    const from = { accountId: session.account.id, subjectId };
    const waiting = await db
      .select({ studentId: students.id, type: students.foundationType })
      .from(students)
      .leftJoin(foundations, eq(foundations.studentId, students.id))
      .where(
        and(
          inArray(students.id, studentIds),
          or(isNull(students.foundationType), eq(foundations.status, 'awaitingStudent')),
        ),
      );
    const occasions = waiting.map(({ studentId, type }) => ({
      studentId,
      reason: type === null ? ('notActivated' as const) : ('restartWaiting' as const),
    }));
    return { results: await sendReminders(db, from, { studentIds, occasions }, now) };
  }),
];
