import { and, eq, sql } from 'drizzle-orm';
import { homeworkPersons as listByHomework, homeworkSummary } from '../../src/contract/homework';
import { toMoment } from '../../src/domain/businessTime';
import type { HomeworkRow, StatusCounts } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { statement } from '../db/statement';
import { homework, homeworkPersons, students } from '../db/tables';
import { remindersToday } from '../home/reminders';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { withOwnClasses } from '../students/ownClasses';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { homeworkRowOf, selectAssignments } from './assignmentRow';
import { addCounts, nobody, standing } from './counts';
import { standsAt } from './filters';
import { givenCounts, homeworkOf } from './find';
import { personColumns, personRowOf, selectPersons } from './personRow';
import { remindingOf } from './reminding';
import { settle } from './settle';
import { countProgress, selectStandings } from './standings';

const options = { needs: 'homeworkManagerPermission' } as const;

const selectAmong = (language: Language) =>
  statement(`homework.rows.${language}`, (db) =>
    selectAssignments(db, sql.placeholder('accountId'), language).where(
      sql`${homework.id} = any(${sql.placeholder('ids')}::int[])`,
    ),
  );
const selectRows = { zh: selectAmong('zh'), en: selectAmong('en') } satisfies Record<
  Language,
  unknown
>;

/** The rows of some assignments, in their order. */
async function rowsOf(
  db: Queries,
  { accountId, language }: { accountId: number; language: Language },
  standings: readonly { readonly id: number; readonly counts: StatusCounts }[],
): Promise<HomeworkRow[]> {
  if (standings.length === 0) return [];
  const ids = standings.map(({ id }) => id);
  const found = await selectRows[language](db, { accountId, ids: `{${ids.join()}}` });
  const rows = new Map(found.map((row) => [row.id, row]));
  return standings.flatMap(({ id, counts }) => {
    const row = rows.get(id);
    return row === undefined ? [] : homeworkRowOf(row, counts);
  });
}

export const assignmentListHandlers: readonly Handler[] = [
  serve(
    homeworkSummary,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const accountId = session.account.id;
      const { page, page_size: size, status = [], progress } = payload;
      const all = await selectStandings(db, accountId, payload);
      const asked = all.filter(
        ({ counts }) => status.length === 0 || status.some((one) => counts[one] > 0),
      );
      const isThere = ({ progresses }: (typeof all)[number]) =>
        progress === undefined || progresses.includes(progress);
      const found = asked.filter(isThere);
      return withOwnClasses(db, accountId, {
        list: await rowsOf(
          db,
          { accountId, language },
          found.slice((page - 1) * size, page * size),
        ),
        ...{ total: found.length, as_of: toMoment(now) },
        counts: addCounts(all.filter(isThere).map(({ counts }) => counts)),
        progress_counts: countProgress(asked),
      });
    },
    options,
  ),

  serve(
    listByHomework,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const { homework_id, subject_id, keyword, status, sort = 'status', order } = payload;
      const accountId = session.account.id;
      const isMeant = and(
        eq(homework.id, homework_id),
        isSeen(db, accountId, students.id),
        namesStudent(keyword),
      );
      const [row, reminding, [sums], page] = await Promise.all([
        homeworkOf(db, { id: homework_id, subjectId: subject_id, accountId }, language),
        remindingOf(db, { accountId, subjectId: subject_id, homeworkId: homework_id }, now),
        db
          .select({ counts: standing })
          .from(homeworkPersons)
          .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
          .innerJoin(students, eq(students.id, homeworkPersons.studentId))
          .where(isMeant),
        pageOf(
          selectPersons(db, language)
            .where(and(isMeant, standsAt(status)))
            .orderBy(inOrder(personColumns[sort], order), sql`${homeworkPersons.id} asc`),
          payload,
        ),
      ]);
      const asked = {
        studentIds: page.rows.map(({ studentId }) => studentId),
        subjectId: subject_id,
      };
      const reminderOf = await remindersToday(db, asked, now);
      const reason = `homework.${homework_id}` as const;
      const rowOf = (person: (typeof page.rows)[number]) => ({
        ...personRowOf(person),
        reminded: reminderOf({ studentId: person.studentId, reason }),
      });
      return {
        ...{ ...listed(page, rowOf, now), homework: row, reminding },
        counts: sums?.counts ?? nobody,
        given_counts: await givenCounts(db, { ...row, id: homework_id }),
      };
    },
    options,
  ),
];
