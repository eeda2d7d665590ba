import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import {
  classFeedbackInfo,
  classFeedbackList,
  removeClassFeedback,
  saveClassFeedback,
  submitClassFeedback,
} from '../../src/contract/feedback';
import { removedFeedback } from '../../src/domain/postClassKept';
import { toMoment } from '../../src/domain/businessTime';
import type { PayloadOf } from '../../src/contract/call';
import {
  classToCome,
  type FeedbackStatus,
  feedbackStatuses,
  type PostClassDraft,
} from '../../src/domain/feedback';
import { type classFeedback, nextClassFeedback } from '../../src/machines/feedback/classFeedback';
import type { Queries } from '../db/database';
import { classFeedbacks, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { listed, pageOf, total } from '../page';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { storedWord } from '../storedWord';
import { publish } from '../socket/publish';
import { demandSeen, isSeen, tellSeers } from '../students/seen';
import { demandNobodyElse } from './othersNamed';
import { demandOwnImages, imagesOf } from '../files/ownImages';

interface Own {
  readonly accountId: number;
  readonly subjectId: number;
}

/** An account's own feedback and drafts, and what colleagues have given of the students that it sees. */
export function isShown(db: Queries, { accountId, subjectId }: Own) {
  return and(
    eq(classFeedbacks.subjectId, subjectId),
    isSeen(db, accountId, classFeedbacks.studentId),
    or(eq(classFeedbacks.accountId, accountId), eq(classFeedbacks.status, 'given')),
  );
}

/** Feedback as rows; all of it until a condition says which. */
export function selectFeedback(db: Queries) {
  return db
    .select({
      id: classFeedbacks.id,
      studentId: students.id,
      studentName: students.name,
      username: students.username,
      status: sql<FeedbackStatus>`${classFeedbacks.status}`,
      content: classFeedbacks.content,
      changedAt: classFeedbacks.changedAt,
      submittedAt: classFeedbacks.submittedAt,
      total,
    })
    .from(classFeedbacks)
    .innerJoin(students, eq(students.id, classFeedbacks.studentId));
}

function rowOf(row: Awaited<ReturnType<typeof selectFeedback>>[number]) {
  const { class_date, content, stars, evaluation, homework } = row.content;
  return {
    feedback_id: row.id,
    student_id: row.studentId,
    student_name: row.studentName,
    username: row.username,
    status: row.status,
    class_date: class_date === '' ? null : class_date,
    changed_at: toMoment(row.changedAt),
    submitted_at: toMoment(row.submittedAt),
    ...{ content, stars, evaluation, homework },
  };
}

/** On which days the class was, as a condition; a draft without a date is on none. */
function onClassDays({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const date = sql`${classFeedbacks.content} ->> 'class_date'`;
  return and(
    from === undefined ? undefined : sql`${date} >= ${from}`,
    to === undefined ? undefined : sql`(${date} <= ${to} and ${date} <> '')`,
  );
}

interface Named extends Own {
  readonly feedbackId: number;
  /** Whom it has to be about; of anybody without it. */
  readonly studentId?: number;
}

/** A feedback of the account's own, locked until the change is made. */
async function ownFeedback(db: Queries, { accountId, subjectId, feedbackId, studentId }: Named) {
  const [row] = await db
    .select()
    .from(classFeedbacks)
    .where(
      and(
        eq(classFeedbacks.id, feedbackId),
        eq(classFeedbacks.accountId, accountId),
        eq(classFeedbacks.subjectId, subjectId),
        studentId === undefined ? undefined : eq(classFeedbacks.studentId, studentId),
      ),
    )
    .for('update');
  if (row === undefined) throw new Refusal('absent', 'absent', removedFeedback);
  return row;
}

const statusOf = ({ status }: { readonly status: string }) => storedWord(feedbackStatuses, status);

/** Lets an event happen to a feedback of the account's own, by the chart classFeedback; one that was removed is gone [FBK-10]. */
const happenToFeedback = lifeCycle({
  lock: ownFeedback,
  next: (row, event: EventFrom<typeof classFeedback>) =>
    outcomeOf(nextClassFeedback(statusOf(row), event)),
  refuse(row) {
    const time = (toMoment(row.submittedAt) ?? '').slice(0, 16).replace('T', ' ');
    const why = { key: 'feedbackGiven', values: { time } } as const;
    return new Refusal('conflict', why, { status: statusOf(row) });
  },
  async store(db, { feedbackId }, status, { stored, change }: { stored: Row; change: Change }) {
    const isIt = eq(classFeedbacks.id, feedbackId);
    if (status === 'removed') {
      await db.delete(classFeedbacks).where(isIt);
      return;
    }
    const { content = stored.content, now } = change;
    const submittedAt = status === 'given' ? now : null;
    await db
      .update(classFeedbacks)
      .set({ status, content, changedAt: now, submittedAt })
      .where(isIt);
  },
  /** A draft shows to its author alone. */
  tell(db, { accountId }, { studentId }, status) {
    const message = { type: 'feedback.changed', student_id: studentId } as const;
    return status === 'given'
      ? tellSeers(db, [studentId], message)
      : publish(db, [accountId], message);
  },
});

type Row = Awaited<ReturnType<typeof ownFeedback>>;

interface Change {
  /** What was written; without it what is stored stays. */
  readonly content?: PostClassDraft;
  readonly now: Date;
}

interface Written extends Own {
  readonly studentId: number;
  readonly content: PostClassDraft;
}

/** Keeps what was written: in a row of its own, or in the draft that is named; answers its id. */
async function store(
  db: Queries,
  type: 'draft.saved' | 'feedback.submitted',
  { feedbackId, content, ...whose }: Written & { readonly feedbackId: number | undefined },
  now: Date,
): Promise<number> {
  const id = feedbackId ?? (await beginDraft(db, { ...whose, content }, now));
  await happenToFeedback(db, { ...whose, feedbackId: id }, { type }, { content, now });
  return id;
}

/** A draft of its own for what was written; answers its id. */
async function beginDraft(db: Queries, written: Written, now: Date): Promise<number> {
  const [begun] = await db
    .insert(classFeedbacks)
    .values({ ...written, status: 'draft', changedAt: now })
    .returning({ id: classFeedbacks.id });
  if (begun === undefined) throw new Error('a stored row comes back');
  return begun.id;
}

/** A class that is still to come has nothing to be told of. */
function demandHeld(feedback: PayloadOf<typeof submitClassFeedback>['feedback'], now: Date): void {
  const field = classToCome(feedback, now);
  if (field === null) return;
  const issues = [{ field: `feedback.${field}`, rule: 'toCome' }];
  throw new Refusal('badPayload', 'badPayload', { issues });
}

export const classFeedbackHandlers: readonly Handler[] = [
  serve(classFeedbackList, async ({ payload, session, db, now }) => {
    const own = { accountId: session.account.id, subjectId: payload.subject_id };
    const { status } = payload;
    const found = await pageOf(
      selectFeedback(db)
        .where(
          and(
            isShown(db, own),
            status === undefined ? undefined : eq(classFeedbacks.status, status),
            namesStudent(payload.keyword),
            onClassDays(payload),
          ),
        )
        .orderBy(desc(classFeedbacks.changedAt), desc(classFeedbacks.id)),
      payload,
    );
    return listed(found, rowOf, now);
  }),

  serve(classFeedbackInfo, async ({ payload, session, db }) => {
    const own = { accountId: session.account.id, subjectId: payload.subject_id };
    const [row] = await selectFeedback(db).where(
      and(isShown(db, own), eq(classFeedbacks.id, payload.feedback_id)),
    );
    if (row === undefined) throw absent();
    return { ...rowOf(row), feedback: row.content };
  }),

  serve(saveClassFeedback, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId, feedback_id: feedbackId } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    await demandOwnImages(db, accountId, imagesOf(payload.feedback));
    const written = { accountId, subjectId, studentId, feedbackId, content: payload.feedback };
    const id = await store(db, 'draft.saved', written, now);
    return { feedback_id: id, changed_at: toMoment(now) };
  }),

  serve(submitClassFeedback, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, student_id: studentId, feedback_id: feedbackId } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    await demandOwnImages(db, accountId, imagesOf(payload.feedback));
    demandHeld(payload.feedback, now);
    if (payload.names_confirmed !== true) await demandNobodyElse(db, accountId, payload);
    const written = { accountId, subjectId, studentId, feedbackId, content: payload.feedback };
    const id = await store(db, 'feedback.submitted', written, now);
    return { feedback_id: id, submitted_at: toMoment(now) };
  }),

  serve(removeClassFeedback, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, feedback_id: feedbackId } = payload;
    const whose = { accountId: session.account.id, subjectId, feedbackId };
    await happenToFeedback(db, whose, { type: 'draft.removed' }, { now });
    return {};
  }),
];
