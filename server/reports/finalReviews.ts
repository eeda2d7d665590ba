import { and, eq } from 'drizzle-orm';
import { flowGo, saveFinalReview } from '../../src/contract/reports';
import type { Queries } from '../db/database';
import { accounts, finalReviews, students } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';
import { sheetsOf, studentsOf } from './sheets';

interface Place {
  readonly student_id: number;
  readonly subject_id: number;
  readonly from: string;
  readonly to: string;
}

const isAt = ({ student_id, subject_id, from, to }: Place) =>
  and(
    eq(finalReviews.studentId, student_id),
    eq(finalReviews.subjectId, subject_id),
    eq(finalReviews.firstDay, from),
    eq(finalReviews.lastDay, to),
  );

/** Refuses to overwrite what a colleague has written since `seen` was read; whoever asks next waits. */
async function demandSeenWords(db: Queries, asked: Place & { seen: string }): Promise<void> {
  await db
    .select({ id: students.id })
    .from(students)
    .where(eq(students.id, asked.student_id))
    .for('no key update');
  const [there] = await db
    .select({ text: finalReviews.text, by: accounts.realName })
    .from(finalReviews)
    .innerJoin(accounts, eq(accounts.id, finalReviews.accountId))
    .where(isAt(asked));
  if ((there?.text ?? '') === asked.seen) return;
  const { text, by } = there ?? { text: '', by: '' };
  const key = text === '' ? 'reviewTakenBack' : 'reviewedBefore';
  throw new Refusal('conflict', { key, values: { name: by, text } }, { by, text });
}

export const finalReviewHandlers: readonly Handler[] = [
  serve(flowGo, async ({ payload, session, ...situation }) => {
    const { db } = situation;
    const asked = { ...payload, what: 'final' as const };
    const people = await studentsOf(db, session.account.id, asked);
    const [sheet] = (await sheetsOf(db, people, asked, situation)).list;
    if (!sheet?.next) throw absent();
    return { ...sheet.next, name: sheet.name };
  }),

  serve(saveFinalReview, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId, from, to, text } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    await demandSeenWords(db, payload);
    await db.delete(finalReviews).where(isAt(payload));
    if (text !== '') {
      const place = { studentId, subjectId, firstDay: from, lastDay: to };
      const review = { text, accountId: session.account.id, writtenAt: now };
      await db.insert(finalReviews).values({ ...place, ...review });
    }
    await tellOfStudent(db, studentId);
    return {};
  }),
];
