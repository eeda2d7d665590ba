import { eq, inArray, sql } from 'drizzle-orm';
import { remindFoundation } from '../../../src/contract/foundation';
import type { FoundationStatus } from '../../../src/domain/foundation';
import { foundationReminder, type FoundationType } from '../../../src/domain/foundationTime';
import { foundations, students } from '../../db/tables';
import { sendReminders } from '../../home/reminders';
import { type Handler, serve } from '../../serve';

/** Reminds who has not begun, and who has not confirmed a restart; others need no reminder. */
export const remindHandlers: readonly Handler[] = [
  serve(remindFoundation, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_ids: studentIds } = payload;
    const from = { accountId: session.account.id, subjectId };
    const found = await db
      .select({
        studentId: students.id,
        type: sql<FoundationType | null>`${students.foundationType}`,
        status: sql<FoundationStatus | null>`${foundations.status}`,
      })
      .from(students)
      .leftJoin(foundations, eq(foundations.studentId, students.id))
      .where(inArray(students.id, studentIds));
    const occasions = found.flatMap(({ studentId, ...standing }) => {
      const reason = foundationReminder(standing);
      return reason === null ? [] : [{ studentId, reason }];
    });
    return { results: await sendReminders(db, from, { studentIds, occasions }, now) };
  }),
];
