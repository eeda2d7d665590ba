import { and, count, countDistinct, desc, eq, type SQL, sql } from 'drizzle-orm';
import { homeworkByStudent, homeworkOfStudent } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { HomeworkStudentRow } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isOfClass, withOwnClasses } from '../students/ownClasses';
import { demandSeen, isSeen } from '../students/seen';
import { doneCount, lastDoneAt, nobody, standing, standingOf } from './counts';
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

/** Whose homework of which kind is meant, whatever its status. */
const isAsked = (db: Queries, accountId: number, filters: Filters) =>
  and(
    ...[isOfKind(filters), isSeen(db, accountId, students.id), namesStudent(filters.keyword)],
    isOfClass(db, accountId, students.id, filters.class_id),
  );

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
    .where(isAsked(db, accountId, filters))
    .groupBy(students.id)
    .having(stands === undefined ? undefined : sql`bool_or(${stands})`);
}

/** How many of those students have homework at each status, whatever the statuses asked for; in `all` each counts once. */
async function countStudents(db: Queries, accountId: number, filters: Filters) {
  const seen = db
    .selectDistinct({ studentId: students.id, status: homeworkPersons.status })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .innerJoin(students, eq(students.id, homeworkPersons.studentId))
    .where(isAsked(db, accountId, filters))
    .as('seen');
  const [row] = await db
    .select({ counts: standingOf(seen.status), all: countDistinct(seen.studentId) })
    .from(seen);
  return { ...(row?.counts ?? nobody), all: row?.all ?? 0 };
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
      const [page, student_counts] = await Promise.all([
        pageOf(
          selectByStudent(db, session.account.id, payload).orderBy(
            inOrder(columns[sort], order),
            sql`${students.id} asc`,
          ),
          payload,
        ),
        countStudents(db, session.account.id, payload),
      ]);
      const answer = { ...listed(page, studentRowOf, now), student_counts };
      return withOwnClasses(db, session.account.id, answer);
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
      payload.overdue === undefined ? undefined : isOverdueLately(now),
    );
    const [page, counts] = await Promise.all([
      pageOf(
        selectPersons(db, language)
          .where(and(isMeant, standsAt(payload.status)))
          .orderBy(inOrder(personColumns[sort], order), desc(homeworkPersons.id)),
        payload,
      ),
      countOf(db, isMeant),
    ]);
    return { ...listed(page, personRowOf, now), counts };
  }),
];
