import { inArray, type SQLWrapper } from 'drizzle-orm';
import type { PayloadOf } from '../../../src/contract/call';
import { studentStatExport, studentStatList } from '../../../src/contract/foundation';
import { businessDay } from '../../../src/domain/businessTime';
import {
  effectiveShare,
  foundationReminder,
  type FoundationStudentRow,
  totalSeconds,
} from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import { remindersToday } from '../../home/reminders';
import { listed, pageOf } from '../../page';
import { type Handler, serve } from '../../serve';
import { isSeen } from '../../students/seen';
import { healthChanges } from './healthChanges';
import {
  type Asked,
  countLists,
  inOrderOf,
  type Row,
  selectStudents,
  type Sums,
  sums,
} from './listQuery';
import { nothing, statsOf } from './stats';

const sumsOfAll = (db: Queries, accountId: number, { subject_id: subjectId }: Asked, now: Date) =>
  statsOf(db, { subjectId, whose: (student) => isSeen(db, accountId, student) }, now);

/** Every student that the filters find, sorted by what they have done where that is asked for. */
async function allSorted(db: Queries, accountId: number, asked: Asked, now: Date) {
  const rows = await selectStudents(db, accountId, asked);
  const by = asked.sort === undefined ? undefined : sums[asked.sort];
  const stats = await sumsOfAll(db, accountId, asked, now);
  const valueOf = ({ id }: Row) => by?.(stats.get(id) ?? nothing) ?? null;
  return { rows: by === undefined ? rows : inOrderOf(rows, valueOf, asked.order), stats };
}

/** What stands beside the sums of some students. */
async function rowWriter(
  db: Queries,
  { studentIds, subjectId }: { readonly studentIds: readonly number[]; readonly subjectId: number },
  stats: Sums,
  now: Date,
) {
  const changes = await healthChanges(db, studentIds, now);
  const reminderOf = await remindersToday(db, { studentIds, subjectId }, now);
  return ({ id, startedAt, total: _, status, progress, ...row }: Row): FoundationStudentRow => {
    const { seconds, today, yesterday, week, accuracy, mastery } = stats.get(id) ?? nothing;
    const isActivated = row.type !== null;
    const standing = { type: row.type, status: isActivated ? (status ?? 'active') : null };
    const reason = foundationReminder(standing);
    return {
      student_id: id,
      ...row,
      status: standing.status,
      progress: isActivated ? (progress ?? 0) : null,
      started_on: startedAt === null ? null : businessDay(startedAt),
      health_change: changes.get(id) ?? 0,
      ...{ today_seconds: today, yesterday_seconds: yesterday, week_seconds: week },
      ...{ total_seconds: totalSeconds(seconds), seconds },
      ...{ effective_share: effectiveShare(seconds), accuracy, mastery },
      reminded: reason && reminderOf({ studentId: id, reason }),
    };
  };
}

/** A page of students, and what they have done: only of the page, unless the sums sort it. */
async function pageWithSums(
  db: Queries,
  accountId: number,
  asked: PayloadOf<typeof studentStatList>,
  now: Date,
) {
  const { sort, subject_id: subjectId, page, page_size } = asked;
  if (sort !== undefined && sums[sort] !== undefined) {
    const { rows, stats } = await allSorted(db, accountId, asked, now);
    const shown = rows.slice((page - 1) * page_size, page * page_size);
    return { found: { rows: shown, total: rows.length }, stats };
  }
  const found = await pageOf(
    (limit, offset) => selectStudents(db, accountId, asked).limit(limit).offset(offset),
    asked,
  );
  const ids = found.rows.map(({ id }) => id);
  const whose = (student: SQLWrapper) => inArray(student, ids);
  const stats: Sums = ids.length === 0 ? new Map() : await statsOf(db, { subjectId, whose }, now);
  return { found, stats };
}

export const listHandlers: readonly Handler[] = [
  serve(studentStatList, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const { found, stats } = await pageWithSums(db, accountId, payload, now);
    const studentIds = found.rows.map(({ id }) => id);
    const asked = { studentIds, subjectId: payload.subject_id };
    const write = await rowWriter(db, asked, stats, now);
    return { ...listed(found, write, now), counts: await countLists(db, accountId) };
  }),

  serve(
    studentStatExport,
    async ({ payload, session, db, now }) => {
      const { rows, stats } = await allSorted(db, session.account.id, payload, now);
      const asked = { studentIds: rows.map(({ id }) => id), subjectId: payload.subject_id };
      const write = await rowWriter(db, asked, stats, now);
      return listed({ rows, total: rows.length }, write, now);
    },
    { needs: 'operationManagerPermission', isHeavy: true },
  ),
];
