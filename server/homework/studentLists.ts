import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { homeworkByStudent, homeworkOfStudent } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { HomeworkStudentRow } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { demandSeen, isSeen } from '../students/seen';
import { doneCount, lastDoneAt, nobody, standing } from './counts';
import { type Filters, isCalled, isOfKind, standsAt } from './filters';
import { isOverdueLately } from './overdue';
import { personColumns, personRowOf, selectPersons } from './personRow';
import { settle } from './settle';

const waiting = sql`count(*) filter (where ${homeworkPersons.status} = 'toBeCorrected')`;

/** What the view by student may be sorted by; by default those with most to correct come first. */
const columns = {
  name: sql`${students.pinyin}`,
  grade: sql`${students.grade}`,
  completed: doneCount,
  toBeCorrected: waiting,
} as const;

/** The account's students who have homework of that kind, each with how it stands. */
function selectByStudent(db: Queries, accountId: number, filters: Filters) {
  const stands = standsAt(filters.status);
  return db
    .select({
      id: students.id,
      name: students.name,
      username: students.username,
      grade: students.grade,
      counts: standing,
      done: doneCount,
      all: count(),
      lastCompletedAt: lastDoneAt,
      total,
    })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(
      and(isOfKind(filters), isSeen(db, accountId, students.id), namesStudent(filters.keyword)),
    )
    .groupBy(students.id)
    .having(stands === undefined ? undefined : sql`bool_or(${stands})`);
}

function studentRowOf(
  row: Awaited<ReturnType<typeof selectByStudent>>[number],
): HomeworkStudentRow {
  return {
    student_id: row.id,
    name: row.name,
    username: row.username,
    grade: row.grade,
    counts: row.counts,
    completed_count: row.done,
    total_count: row.all,
    last_completed_at: toMoment(row.lastCompletedAt),
  };
}

/** How one student's homework stands, whatever the statuses asked for. */
async function countOf(db: Queries, condition: SQL | undefined) {
  const [row] = await db
    .select({ counts: standing })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(condition);
  return row?.counts ?? nobody;
}

export const studentListHandlers: readonly Handler[] = [
  serve(
    homeworkByStudent,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now } = situation;
      const { sort = 'toBeCorrected', order = payload.sort === undefined ? 'desc' : 'asc' } =
        payload;
      const page = await pageOf(
        (limit, offset) =>
          selectByStudent(db, session.account.id, payload)
            .orderBy(inOrder(columns[sort], order), sql`${students.id} asc`)
            .limit(limit)
            .offset(offset),
        payload,
      );
      return listed(page, studentRowOf, now);
    },
    { needs: 'homeworkManagerPermission' },
  ),

  serve(homeworkOfStudent, async ({ payload, session, ...situation }) => {
    await demandSeen(situation.db, session.account.id, [payload.student_id]);
    await settle(situation);
    const { db, now, language } = situation;
    const { sort = 'arranged', order = payload.sort === undefined ? 'desc' : 'asc' } = payload;
    const isMeant = and(
      eq(homeworkPersons.studentId, payload.student_id),
      isOfKind(payload),
      isCalled(payload.keyword),
    );
    const [page, counts] = await Promise.all([
      pageOf(
        (limit, offset) =>
          selectPersons(db, language)
            .where(
              and(
                isMeant,
                standsAt(payload.status),
                payload.overdue === undefined ? undefined : isOverdueLately(now),
              ),
            )
            .orderBy(inOrder(personColumns[sort], order), desc(homeworkPersons.id))
            .limit(limit)
            .offset(offset),
        payload,
      ),
      countOf(db, isMeant),
    ]);
    return { ...listed(page, personRowOf, now), counts };
  }),
];
