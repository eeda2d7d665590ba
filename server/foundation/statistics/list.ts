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
import { listed, type Page, pageOf } from '../../page';
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
} from './listQuery';
import { nothing, statsOf, sums } from './stats';

const sumsOfAll = (db: Queries, accountId: number, { subject_id: subjectId }: Asked, now: Date) =>
  statsOf(db, { subjectId, whose: (student) => isSeen(db, accountId, student) }, now);

/** Every student that the filters find, sorted by what they have done where that is asked for. */
async function allSorted(db: Queries, accountId: number, asked: Asked, now: Date) {
  const rows = await selectStudents(db, accountId, asked);
  const by = asked.sort === undefined ? undefined : sums[asked.sort];
  const stats = await sumsOfAll(db, accountId, asked, now);
  const valueOf = ({ id }: Row) => by?.(stats.get(id) ?? nothing) ?? null;
  return { rows: inOrderOf(rows, valueOf, asked.order), total: rows.length, stats };
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

type PageAsked = PayloadOf<typeof studentStatList>;

/** A page of students in an order that the database knows, and what they have done. */
async function pageWithSums(db: Queries, accountId: number, asked: PageAsked, now: Date) {
  const found = await pageOf(selectStudents(db, accountId, asked), asked);
  const ids = found.rows.map(({ id }) => id);
  const { subject_id: subjectId } = asked;
  const whose = (student: SQLWrapper) => inArray(student, ids);
  const stats: Sums = ids.length === 0 ? new Map() : await statsOf(db, { subjectId, whose }, now);
  return { ...found, stats };
}

const isSorted = ({ sort }: Asked) => sort !== undefined && sums[sort] !== undefined;

/** A page of students, and what they have done: only of the page, unless the sums sort it. */
async function pageAsked(db: Queries, accountId: number, asked: PageAsked, now: Date) {
  if (!isSorted(asked)) return pageWithSums(db, accountId, asked, now);
  const { page, page_size } = asked;
  const { rows, ...all } = await allSorted(db, accountId, asked, now);
  return { ...all, rows: rows.slice((page - 1) * page_size, page * page_size) };
}

/** A part of the file; all of it at once where the sums sort it. */
async function partOfFile(db: Queries, accountId: number, asked: PageAsked, now: Date) {
  return isSorted(asked)
    ? allSorted(db, accountId, asked, now)
    : pageWithSums(db, accountId, asked, now);
}

/** Some students with their sums, as they are answered. */
async function written(
  db: Queries,
  subjectId: number,
  { rows, total, stats }: Page<Row> & { readonly stats: Sums },
  now: Date,
) {
  const studentIds = rows.map(({ id }) => id);
  return listed({ rows, total }, await rowWriter(db, { studentIds, subjectId }, stats, now), now);
}

export const listHandlers: readonly Handler[] = [
  serve(studentStatList, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const found = await pageAsked(db, accountId, payload, now);
    return {
      ...(await written(db, payload.subject_id, found, now)),
      counts: await countLists(db, accountId, payload.keyword),
    };
  }),

  serve(
    studentStatExport,
    async ({ payload, session, db, now }) =>
      written(db, payload.subject_id, await partOfFile(db, session.account.id, payload, now), now),
    { needs: 'operationManagerPermission', isHeavy: true },
  ),
];
