import { and, eq } from 'drizzle-orm';
import { resumeTodo, snoozeTodo, todoList } from '../../src/contract/home';
import { redpoint } from '../../src/contract/redpoint';
import { businessDay, dayStart, toMoment } from '../../src/domain/businessTime';
import type { Todo } from '../../src/domain/home';
import { titleOf } from '../../src/domain/homework';
import { holds } from '../../src/domain/permissions';
import { snoozes } from '../db/tables';
import { settle } from '../homework/settle';
import { absent, Refusal } from '../refusal';
import { type Handler, type Request, serve } from '../serve';
import type { Session } from '../session';
import { bit } from '../wire';
import { namedAnswers } from './namedAnswers';
import { isAnythingWaiting, type Waiter, type Waiting, waitingOf } from './waiting';

/** The page that shows a thing. */
function addressOf({ kind, key, answers, students }: Waiting, subjectId: number): string {
  const subject = `subject_id=${subjectId}`;
  switch (kind) {
    case 'essayToCorrect':
      return `/homework/list?${subject}&homework_id=${key}&status=toBeCorrected`;
    case 'homeworkEnding':
      return `/homework/list?${subject}&homework_id=${key}&status=incomplete`;
    case 'subjectiveToGrade':
      return `/answerHistoryEntry/index?${subject}&student_id=${key}&${String(new URLSearchParams(namedAnswers(answers)))}`;
    case 'applicationPending':
      return `/courseTimeApply/list?${subject}&status=pending&search=${students[0]?.username ?? ''}`;
    case 'levelChoice':
      // Of the first course that waits: whoever comes by it is asked at once.
      return `/student/detail?${subject}&student_id=${key}&view=lockUnlock&course_id=0`;
    case 'foundationSuggested':
      return `/student/detail?${subject}&student_id=${key}&view=rebuildFoundation`;
    case 'feedbackMissing':
      return `/classFeedback/index?${subject}&view=write&class_id=${key}`;
    default:
      return `/homework/list?${subject}&homework_id=${key}`;
  }
}

/** Whether a thing is called by the student whom it is about. */
const isOfStudent = ({ kind }: Waiting) =>
  kind === 'subjectiveToGrade' || kind === 'foundationSuggested';

function todoOf(row: Waiting, subjectId: number): Todo {
  return {
    item: row.item,
    kind: row.kind,
    name: titleOf(row),
    student_id: isOfStudent(row) ? row.key : null,
    students: row.students,
    count: row.count,
    url: addressOf(row, subjectId),
    since: toMoment(row.since),
    due_at: toMoment(row.dueAt),
    snoozed_until: toMoment(row.snoozedUntil),
    snooze_reason: row.snoozeReason,
  };
}

/** Snoozed to-dos come last; the others are sorted by deadline, then by how long they have waited. */
function byUrgency(one: Waiting, other: Waiting): number {
  const never = Number.MAX_SAFE_INTEGER;
  const due = ({ dueAt }: Waiting) => dueAt?.getTime() ?? never;
  const since = (thing: Waiting) => thing.since?.getTime() ?? 0;
  return (
    Number(one.snoozedUntil !== null) - Number(other.snoozedUntil !== null) ||
    due(one) - due(other) ||
    since(one) - since(other) ||
    one.item.localeCompare(other.item)
  );
}

const waiterOf = ({ account }: Session, subjectId: number): Waiter => ({
  ...{ accountId: account.id, subjectId },
  writes: holds(account.permissions, 'afterSchoolFeedbackPermission'),
});

/** Demands that a thing waits for an account, put off or not; absent otherwise. */
async function demandWaiting(
  { db, now, language }: Pick<Request<unknown>, 'db' | 'now' | 'language'>,
  waiter: Waiter,
  item: string,
): Promise<void> {
  const rows = await waitingOf(db, waiter, language, now);
  if (rows.every((row) => row.item !== item)) throw absent();
}

export const todoHandlers: readonly Handler[] = [
  serve(todoList, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { subject_id: subjectId } = payload;
    const { db, now, language } = situation;
    const rows = await waitingOf(db, waiterOf(session, subjectId), language, now);
    const list = rows.toSorted(byUrgency).map((row) => todoOf(row, subjectId));
    return { list, total: list.length, as_of: toMoment(now) };
  }),

  serve(snoozeTodo, async ({ payload, session, ...situation }) => {
    const { db, now } = situation;
    const { item, reason, until } = payload;
    const waiter = waiterOf(session, payload.subject_id);
    if (until <= businessDay(now)) {
      throw new Refusal('badPayload', 'badPayload', { issues: [{ field: 'until', rule: 'past' }] });
    }
    await demandWaiting(situation, waiter, item);
    await db
      .insert(snoozes)
      .values({ accountId: waiter.accountId, item, reason, until: dayStart(until) });
    return {};
  }),

  serve(resumeTodo, async ({ payload, session, ...situation }) => {
    const { db } = situation;
    const waiter = waiterOf(session, payload.subject_id);
    await demandWaiting(situation, waiter, payload.item);
    const isMeant = and(eq(snoozes.accountId, waiter.accountId), eq(snoozes.item, payload.item));
    await db.delete(snoozes).where(isMeant);
    return {};
  }),

  // The session is that of the header. The specification sends a token in the form as well, which is ignored.
  serve(redpoint, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const waiter = waiterOf(session, payload.subject_id);
    return { redpoint: bit(await isAnythingWaiting(situation.db, waiter, situation.now)) };
  }),
];
