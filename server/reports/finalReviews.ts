import { and, eq } from 'drizzle-orm';
import { flowGo, saveFinalReview } from '../../src/contract/reports';
import { finalReviews } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';
import { sheetsOf, studentsOf } from './sheets';

export const finalReviewHandlers: readonly Handler[] = [
  serve(flowGo, async ({ payload, session, db, language }) => {
    const asked = { ...payload, what: 'final' as const };
    const people = await studentsOf(db, session.account.id, asked);
    const [sheet] = (await sheetsOf(db, people, asked, language)).list;
    if (!sheet?.next) throw absent();
    return { ...sheet.next, name: sheet.name };
  }),

  serve(saveFinalReview, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId, from, to, text } = payload;
    await demandSeen(db, session.account.id, [studentId]);
    const place = { studentId, subjectId, firstDay: from, lastDay: to };
    if (text === '') {
      await db
        .delete(finalReviews)
        .where(
          and(
            eq(finalReviews.studentId, studentId),
            eq(finalReviews.subjectId, subjectId),
            eq(finalReviews.firstDay, from),
            eq(finalReviews.lastDay, to),
          ),
        );
    } else {
      const review = { text, accountId: session.account.id, writtenAt: now };
      await db
        .insert(finalReviews)
        .values({ ...place, ...review })
        .onConflictDoUpdate({
          target: [
            ...[finalReviews.studentId, finalReviews.subjectId],
            ...[finalReviews.firstDay, finalReviews.lastDay],
          ],
          set: review,
        });
    }
    await tellOfStudent(db, studentId);
    return {};
  }),
];
