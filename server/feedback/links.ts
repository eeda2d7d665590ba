import { and, eq, gt, lte, sql } from 'drizzle-orm';
import {
  endFeedbackLink,
  feedbackLink,
  makeFeedbackLink,
  parentFeedback,
} from '../../src/contract/feedback';
import { dayLength, toMoment } from '../../src/domain/businessTime';
import { parentLinkDays } from '../../src/domain/feedback';
import { classFeedbacks, feedbackLinks, students } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, type Request, serve, serveOpen } from '../serve';
import { newToken } from '../session';
import { isShown, selectFeedback } from './classes';

type Asked = Request<{ subject_id: number; feedback_id: number }>;

/** Demands a given feedback that the account sees, and returns its id. */
async function demandGiven({ db, session, payload }: Asked): Promise<number> {
  const own = { accountId: session.account.id, subjectId: payload.subject_id };
  const [given] = await selectFeedback(db).where(
    and(
      isShown(db, own),
      eq(classFeedbacks.id, payload.feedback_id),
      eq(classFeedbacks.status, 'given'),
    ),
  );
  if (given === undefined) throw absent();
  return given.id;
}

/** The link of a feedback as it stands, unless it has ended. */
async function linkOf({ db, now, origin }: Asked, feedbackId: number) {
  const [link] = await db
    .select()
    .from(feedbackLinks)
    .where(and(eq(feedbackLinks.feedbackId, feedbackId), gt(feedbackLinks.endsAt, now)));
  if (link === undefined) return { link: null };
  const { key, endsAt, opened } = link;
  const address = `${origin}/parentFeedback?link=${key}`;
  return { link: { address, ends_at: toMoment(endsAt), opened } };
}

export const linkHandlers: readonly Handler[] = [
  serve(feedbackLink, async (asked) => linkOf(asked, await demandGiven(asked))),

  serve(makeFeedbackLink, async (asked) => {
    const { db, now } = asked;
    const feedbackId = await demandGiven(asked);
    const endsAt = new Date(now.getTime() + parentLinkDays * dayLength);
    const fresh = { key: newToken(), endsAt, opened: 0 };
    await db
      .insert(feedbackLinks)
      .values({ feedbackId, ...fresh })
      .onConflictDoUpdate({
        target: feedbackLinks.feedbackId,
        set: fresh,
        setWhere: lte(feedbackLinks.endsAt, now),
      });
    return linkOf(asked, feedbackId);
  }),

  serve(endFeedbackLink, async (asked) => {
    const feedbackId = await demandGiven(asked);
    await asked.db.delete(feedbackLinks).where(eq(feedbackLinks.feedbackId, feedbackId));
    return { link: null };
  }),

  serveOpen(parentFeedback, async ({ payload, db, transact, now }) => {
    const [link] = await transact((writing) =>
      writing
        .update(feedbackLinks)
        .set({ opened: sql`${feedbackLinks.opened} + 1` })
        .where(and(eq(feedbackLinks.key, payload.link), gt(feedbackLinks.endsAt, now)))
        .returning(),
    );
    if (link === undefined) throw absent();
    const [given] = await db
      .select({
        name: students.name,
        content: classFeedbacks.content,
        submittedAt: classFeedbacks.submittedAt,
      })
      .from(classFeedbacks)
      .innerJoin(students, eq(students.id, classFeedbacks.studentId))
      .where(eq(classFeedbacks.id, link.feedbackId));
    if (given === undefined) throw absent();
    return {
      student_name: given.name,
      submitted_at: toMoment(given.submittedAt ?? now),
      ends_at: toMoment(link.endsAt),
      feedback: given.content,
    };
  }),
];
