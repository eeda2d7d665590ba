import { remindStudents } from '../../src/contract/home';
import { type Handler, serve } from '../serve';
import { attentionToday } from './attention';
import { type Occasion, sendReminders } from './reminders';

export const remindHandlers: readonly Handler[] = [
  serve(remindStudents, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_ids: studentIds } = payload;
    const from = { accountId: session.account.id, subjectId };
    const list = await attentionToday(db, from, now);
    const occasions = list
      .map(({ student_id: studentId, reason }): Occasion => ({ studentId, reason }))
      .filter(({ studentId }) => studentIds.includes(studentId));
    return { results: await sendReminders(db, from, { studentIds, occasions }, now) };
  }),
];
