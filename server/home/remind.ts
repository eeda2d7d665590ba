import { remindStudents } from '../../src/contract/home';
import { businessDay } from '../../src/domain/businessTime';
import { reminders } from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen, tellSeers } from '../students/seen';
import { attentionToday } from './attention';
import { type Occasion, remindersToday } from './reminders';

export const remindHandlers: readonly Handler[] = [
  serve(remindStudents, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_ids: studentIds } = payload;
    const accountId = session.account.id;
    await demandSeen(db, accountId, studentIds);
    const list = await attentionToday(db, { accountId, subjectId }, now);
    const occasions = list
      .map(({ student_id: studentId, reason }): Occasion => ({ studentId, reason }))
      .filter(({ studentId }) => studentIds.includes(studentId));
    const sent =
      occasions.length === 0
        ? []
        : await db
            .insert(reminders)
            .values(
              occasions.map((occasion) => ({
                ...occasion,
                accountId,
                subjectId,
                at: now,
                day: businessDay(now),
              })),
            )
            .onConflictDoNothing()
            .returning({ studentId: reminders.studentId });
    const reminderOf = await remindersToday(db, studentIds, now);
    await tellSeers(
      db,
      sent.map(({ studentId }) => studentId),
      { type: 'student.changed' },
    );
    return {
      results: studentIds.map((student_id) => {
        const occasion = occasions.find(({ studentId }) => studentId === student_id);
        if (occasion === undefined) {
          return { student_id, outcome: 'notNeeded' as const, reminder: null };
        }
        const isSent = sent.some(({ studentId }) => studentId === student_id);
        return {
          student_id,
          outcome: isSent ? ('sent' as const) : ('already' as const),
          reminder: reminderOf(occasion),
        };
      }),
    };
  }),
];
