import { and, eq } from 'drizzle-orm';
import {
  endFeedbackLink,
  feedbackLink,
  makeFeedbackLink,
  parentFeedback,
} from '../../src/contract/feedback';
import { toMoment } from '../../src/domain/businessTime';
import { accounts, classFeedbacks, type LinkedThing, students } from '../db/tables';
import { endLink, linkOf, makeLink, openLink } from '../parentLinks';
import { absent } from '../refusal';
import { schoolingOf } from '../reports/schooling';
import { type Handler, type Request, serve, serveOpen } from '../serve';
import { isShown, selectFeedback } from './classes';

type Asked = Request<{ subject_id: number; feedback_id: number }>;

/** Demands a given feedback that the account sees, and names it as what a link shows. */
async function demandGiven({ db, session, payload }: Asked): Promise<LinkedThing> {
  const own = { accountId: session.account.id, subjectId: payload.subject_id };
  const [given] = await selectFeedback(db).where(
    and(
      isShown(db, own),
      eq(classFeedbacks.id, payload.feedback_id),
      eq(classFeedbacks.status, 'given'),
    ),
  );
  if (given === undefined) throw absent();
  return { kind: 'feedback', feedbackId: given.id };
}

export const linkHandlers: readonly Handler[] = [
  serve(feedbackLink, async (asked) => linkOf(asked, await demandGiven(asked))),
  serve(makeFeedbackLink, async (asked) => makeLink(asked, await demandGiven(asked))),
  serve(endFeedbackLink, async (asked) => endLink(asked, await demandGiven(asked))),

  serveOpen(parentFeedback, async (asked) => {
    const { payload, db, now } = asked;
    const { about, ends_at } = await openLink(asked, 'feedback', payload.link);
    const [given] = await db
      .select({
        name: students.name,
        studentId: students.id,
        subjectId: classFeedbacks.subjectId,
        by: accounts.realName,
        content: classFeedbacks.content,
        submittedAt: classFeedbacks.submittedAt,
      })
      .from(classFeedbacks)
      .innerJoin(students, eq(students.id, classFeedbacks.studentId))
      .innerJoin(accounts, eq(accounts.id, classFeedbacks.accountId))
      .where(eq(classFeedbacks.id, about.feedbackId));
    if (given === undefined) throw absent();
    const { studentId, subjectId } = given;
    const schooling = (await schoolingOf(db, [studentId], subjectId)).get(studentId);
    if (schooling === undefined) throw absent();
    return {
      ...{ student_name: given.name, subject_id: subjectId, schooling, by: given.by },
      submitted_at: toMoment(given.submittedAt ?? now),
      ends_at,
      feedback: given.content,
    };
  }),
];
