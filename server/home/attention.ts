import { attentionList } from '../../src/contract/home';
import { attentionOf } from '../../src/domain/attention';
import { tooFastPaces } from '../../src/domain/answers';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import { type Attention, type AttentionReason, attentionReasons } from '../../src/domain/home';
import { settle } from '../homework/settle';
import type { Queries } from '../db/database';
import { type Handler, serve } from '../serve';
import { namedAnswers } from './namedAnswers';
import { remindersToday } from './reminders';
import { selectToday, type StudentToday } from './today';
import type { Desk } from './waiting/things';

/** Since when a reason holds, and the page whose list is what was counted. */
function evidenceOf(
  row: StudentToday,
  reason: AttentionReason,
  today: string,
): { since: Date | null; page: string; query: Readonly<Record<string, string>> } {
  const history = '/answerHistoryEntry/index';
  switch (reason) {
    case 'wrongStreak':
      return { since: row.wrongSince, page: history, query: namedAnswers(row.wrongIds ?? []) };
    case 'tooFast': {
      const fast = { outcome: 'wrong,right', pace: tooFastPaces.join(','), from: today, to: today };
      return { since: row.fastSince, page: history, query: fast };
    }
    case 'idle':
      return { since: row.idleSince, page: '/student/detail', query: { view: 'behaviour' } };
    default:
      return {
        since: row.overdueSince,
        page: '/student/detail',
        query: { view: 'homework', overdue: 'lately' },
      };
  }
}

/** A student who needs a person now, or null. */
function attentionRow(
  row: StudentToday,
  { subjectId }: Desk,
  now: Date,
): Omit<Attention, 'reminded'> | null {
  const found = attentionOf({
    wrongStreak: row.wrongIds?.length ?? 0,
    tooFast: row.fastCount,
    idleMinutes: row.idleMinutes,
    homeworkOverdue: row.overdueCount,
  });
  if (found === null) return null;
  const { reason, evidenceCount } = found;
  const evidence = evidenceOf(row, reason, businessDay(now));
  const who = { subject_id: String(subjectId), student_id: String(row.id) };
  return {
    student_id: row.id,
    name: row.name,
    username: row.username,
    grade: row.grade,
    reason,
    evidence_count: evidenceCount,
    action: reason === 'tooFast' || reason === 'idle' ? 'message' : 'open',
    url: `${evidence.page}?${String(new URLSearchParams({ ...who, ...evidence.query }))}`,
    since: toMoment(evidence.since ?? now),
    points: { green: row.green, orange: row.orange, red: row.red },
  };
}

type Urgent = Pick<Attention, 'reason' | 'evidence_count' | 'student_id'>;

/** The most urgent reason first, within it what has most evidence; the id decides ties. */
function byUrgency(one: Urgent, other: Urgent): number {
  const rank = ({ reason }: Urgent) => attentionReasons.indexOf(reason);
  return (
    rank(one) - rank(other) ||
    other.evidence_count - one.evidence_count ||
    one.student_id - other.student_id
  );
}

/** The students of a desk who need a person now, most urgent first; whoever was reminded today comes last. */
export async function attentionToday(db: Queries, desk: Desk, now: Date): Promise<Attention[]> {
  const list = (await selectToday(db, desk, now))
    .map((row) => attentionRow(row, desk, now))
    .filter((row) => row !== null)
    .sort(byUrgency);
  const ids = list.map(({ student_id }) => student_id);
  const reminderOf = await remindersToday(db, { studentIds: ids, subjectId: desk.subjectId }, now);
  const told = list.map((row) => ({
    ...row,
    reminded: reminderOf({ studentId: row.student_id, reason: row.reason }),
  }));
  const isOpen = ({ reminded }: Attention) => reminded === null;
  return [...told.filter(isOpen), ...told.filter((row) => !isOpen(row))];
}

export const attentionHandlers: readonly Handler[] = [
  serve(attentionList, async ({ payload, session, ...situation }) => {
    await settle(situation);
    const { db, now } = situation;
    const desk = { accountId: session.account.id, subjectId: payload.subject_id };
    const list = await attentionToday(db, desk, now);
    return { list, total: list.length, as_of: toMoment(now) };
  }),
];
