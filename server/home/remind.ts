import { reminderOutlook, remindStudents } from '../../src/contract/reminders';
import { holds } from '../../src/domain/permissions';
import { settle } from '../homework/settle';
import { type Handler, serve, serveChecked } from '../serve';
import type { Session } from '../session';
import { occasionsOf } from './occasions';
import { foreseenReminders, sendReminders } from './reminders';

interface Asked {
  readonly subject_id: number;
  readonly student_ids: readonly number[];
}

/** From whom reminders come, and how much the account may remind of [ROLE-009]. */
function askedOf({ account }: Session, { subject_id: subjectId, student_ids: studentIds }: Asked) {
  const withHomework = holds(account.permissions, 'homeworkManagerPermission');
  return { from: { accountId: account.id, subjectId }, asked: { studentIds, withHomework } };
}

export const remindHandlers: readonly Handler[] = [
  serve(reminderOutlook, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const { from, asked } = askedOf(session, payload);
    const occasions = await occasionsOf(db, from, asked, now);
    return { results: await foreseenReminders(db, from, { ...asked, occasions }, now) };
  }),

  serveChecked(remindStudents, settle, async ({ payload, session, db, now }) => {
    const { from, asked } = askedOf(session, payload);
    const occasions = await occasionsOf(db, from, asked, now);
    return { results: await sendReminders(db, from, { ...asked, occasions }, now) };
  }),
];
