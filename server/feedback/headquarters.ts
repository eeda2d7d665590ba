import { and, count, countDistinct, desc, eq, ne, sql } from 'drizzle-orm';
import {
  createFeedback,
  feedbackInfo,
  feedbackList,
  feedbackReports,
  feedbackTypes,
} from '../../src/contract/feedback';
import { toMoment } from '../../src/domain/businessTime';
import {
  type HeadquartersForm,
  type HeadquartersType,
  headquartersTypes,
} from '../../src/domain/feedback';
import { isPassageOf, passageColumns } from '../answers/passage';
import type { Queries } from '../db/database';
import { headquartersFeedbacks, passages, questions } from '../db/tables';
import { listed, pageOf, total } from '../page';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandOwnImages, imagesOf } from '../files/ownImages';

/** What an account has sent to headquarters in a subject, as a condition. */
function isOwn(accountId: number, subjectId: number) {
  return and(
    eq(headquartersFeedbacks.accountId, accountId),
    eq(headquartersFeedbacks.subjectId, subjectId),
  );
}

/** A question of the subject without its solution; null where there is none. */
async function questionOf(db: Queries, subjectId: number, questionId = '') {
  if (questionId === '') return null;
  const [found] = await db
    .select({
      stem: questions.stem,
      options: questions.options,
      passage: passageColumns,
      is_deleted: sql<boolean>`${questions.deletedAt} is not null`,
    })
    .from(questions)
    .leftJoin(passages, isPassageOf)
    .where(and(eq(questions.id, Number(questionId)), eq(questions.subjectId, subjectId)));
  return found ?? null;
}

/** Demands that the question, where one is named, is one of the subject [VALID-053]. */
async function demandQuestion(
  db: Queries,
  subjectId: number,
  { question_id: questionId }: HeadquartersForm,
): Promise<void> {
  if (questionId === '' || (await questionOf(db, subjectId, questionId)) !== null) return;
  const issues = [{ field: 'feedback.question_id', rule: 'unknown' }];
  throw new Refusal('badPayload', 'badPayload', { issues });
}

/** The pictures of a feedback, its cover among them. */
const picturesOf = (feedback: HeadquartersForm) => [
  ...imagesOf(feedback),
  ...(feedback.cover === '' ? [] : [{ field: 'feedback.cover', address: feedback.cover }]),
];

export const headquartersHandlers: readonly Handler[] = [
  serve(feedbackTypes, async ({ payload, session, db }) => {
    const rows = await db
      .select({ type: headquartersFeedbacks.type, count: count() })
      .from(headquartersFeedbacks)
      .where(isOwn(session.account.id, payload.subject_id))
      .groupBy(headquartersFeedbacks.type);
    const countOf = (type: string) => rows.find((row) => row.type === type)?.count ?? 0;
    return { list: headquartersTypes.map((type) => ({ type, count: countOf(type) })) };
  }),

  serve(feedbackInfo, async ({ payload, session, db }) => {
    const [row] = await db
      .select()
      .from(headquartersFeedbacks)
      .where(
        and(
          isOwn(session.account.id, payload.subject_id),
          eq(headquartersFeedbacks.id, payload.feedback_id),
        ),
      );
    if (row === undefined) throw absent();
    const { id, createdAt, content, record } = row;
    return { feedback_id: id, created_at: toMoment(createdAt), feedback: content, record };
  }),

  serve(feedbackList, async ({ payload, session, db, now }) => {
    const { type } = payload;
    const found = await pageOf(
      db
        .select({
          id: headquartersFeedbacks.id,
          type: sql<HeadquartersType>`${headquartersFeedbacks.type}`,
          content: headquartersFeedbacks.content,
          createdAt: headquartersFeedbacks.createdAt,
          total,
        })
        .from(headquartersFeedbacks)
        .where(
          and(
            isOwn(session.account.id, payload.subject_id),
            type === undefined ? undefined : eq(headquartersFeedbacks.type, type),
          ),
        )
        .orderBy(desc(headquartersFeedbacks.createdAt), desc(headquartersFeedbacks.id)),
      payload,
    );
    return listed(
      found,
      (row) => ({
        feedback_id: row.id,
        type: row.type,
        content: row.content.content,
        created_at: toMoment(row.createdAt),
      }),
      now,
    );
  }),

  serve(feedbackReports, async ({ payload: { subject_id: subjectId, about }, session, db }) => {
    const [reported] = await db
      .select({ colleagues: countDistinct(headquartersFeedbacks.accountId) })
      .from(headquartersFeedbacks)
      .where(
        and(
          ne(headquartersFeedbacks.accountId, session.account.id),
          eq(headquartersFeedbacks.subjectId, subjectId),
          sql`${headquartersFeedbacks.content} @> ${JSON.stringify(about)}::jsonb`,
        ),
      );
    return {
      colleagues: reported?.colleagues ?? 0,
      question: await questionOf(db, subjectId, about.question_id),
    };
  }),

  serve(createFeedback, async ({ payload, session, db, now, tell }) => {
    const { subject_id: subjectId, feedback, record } = payload;
    await demandQuestion(db, subjectId, feedback);
    await demandOwnImages(db, session.account.id, picturesOf(feedback));
    const [sent] = await db
      .insert(headquartersFeedbacks)
      .values({
        ...{ accountId: session.account.id, subjectId, type: feedback.type },
        ...{ content: feedback, record: record ?? null, createdAt: now },
      })
      .returning({ id: headquartersFeedbacks.id });
    if (sent === undefined) throw new Error('a sent feedback comes back');
    await tell([session.account.id], { type: 'feedback.changed', id: sent.id });
    return { feedback_id: sent.id, created_at: toMoment(now) };
  }),
];
