import { and, eq, type SQL, sql } from 'drizzle-orm';
import { homeworkPersons as listByHomework, homeworkSummary } from '../../src/contract/homework';
import type { StatusCounts } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { homework, homeworkPersons, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, isSet, listed, type Order, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { assignmentColumns, homeworkRowOf, selectAssignments } from './assignmentRow';
import { nobody, standing } from './counts';
import { type Filters, hasPerson, isCalled, isHomeworkSeen, isOfKind, standsAt } from './filters';
import { homeworkOf } from './find';
import { personColumns, personRowOf, selectPersons } from './personRow';
import { settle } from './settle';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Which assignments are meant, whatever the statuses of their persons. */
function isMeant(db: Queries, accountId: Given<number>, filters: Filters): SQL | undefined {
  return and(isOfKind(filters), isCalled(filters.keyword), isHomeworkSeen(db, accountId));
}

/** How all persons of the assignments that are meant stand. */
function countPersons(db: Queries, accountId: Given<number>, filters: Filters) {
  return db
    .select({ standingOfAll: standing })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(isMeant(db, accountId, filters), isSeen(db, accountId, homeworkPersons.studentId)));
}

/** The assignments that are meant, each with how all persons stand. */
function selectMeant(
  db: Queries,
  accountId: Given<number>,
  language: Language,
  filters: Filters & {
    sort?: keyof typeof assignmentColumns | undefined;
    order?: Order | undefined;
  },
) {
  const stands = standsAt(filters.status);
  const { sort = 'arranged', order = filters.sort === undefined ? 'desc' : 'asc' } = filters;
  const standingOfAll = sql<StatusCounts>`(${countPersons(db, accountId, filters)})`;
  return selectAssignments(db, accountId, language, standingOfAll)
    .where(
      and(
        isMeant(db, accountId, filters),
        stands === undefined ? undefined : hasPerson(db, accountId, stands),
      ),
    )
    .orderBy(inOrder(assignmentColumns[sort], order), sql`${homework.id} desc`);
}

/** The list as it is opened: no filters, and in its own order. */
const openList = (language: Language) =>
  statement(`homework.${language}`, (db) =>
    selectMeant(db, sql.placeholder('accountId'), language, {
      subject_id: sql.placeholder('subjectId'),
    })
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
  );
const openLists = { zh: openList('zh'), en: openList('en') };

export const assignmentListHandlers: readonly Handler[] = [
  serve(
    homeworkSummary,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const accountId = session.account.id;
      const { page, page_size, subject_id: subjectId, ...filters } = payload;
      const select = (limit: number, offset: number) =>
        Object.values(filters).some(isSet)
          ? selectMeant(db, accountId, language, payload).limit(limit).offset(offset)
          : openLists[language](db, { accountId, subjectId, limit, offset });
      const found = await pageOf(select, { page, page_size });
      // Only a page without a row has to ask how all stand.
      const [first = (await countPersons(db, accountId, payload))[0]] = found.rows;
      return { ...listed(found, homeworkRowOf, now), counts: first?.standingOfAll ?? nobody };
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
      const [row, page] = await Promise.all([
        homeworkOf(db, { id: homework_id, subjectId: subject_id, accountId }, language),
        pageOf(
          (limit, offset) =>
            selectPersons(db, language)
              .where(
                and(
                  eq(homework.id, homework_id),
                  isSeen(db, accountId, students.id),
                  namesStudent(keyword),
                  standsAt(status),
                ),
              )
              .orderBy(inOrder(personColumns[sort], order), sql`${homeworkPersons.id} asc`)
              .limit(limit)
              .offset(offset),
          payload,
        ),
      ]);
      return { ...listed(page, personRowOf, now), homework: row };
    },
    options,
  ),
];
