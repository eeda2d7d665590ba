import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { toMoment } from '../../src/domain/businessTime';
import { homeworkPersons as listByHomework, homeworkSummary } from '../../src/contract/homework';
import { type HomeworkProgress, progressesOf, type StatusCounts } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { homework, homeworkPersons, students } from '../db/tables';
import { remindersToday } from '../home/reminders';
import { namesStudent } from '../keyword';
import { inOrder, isSet, listed, type Order, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import {
  assignmentColumns,
  homeworkRowOf,
  selectAssignments,
  selectStanding,
} from './assignmentRow';
import { nobody, standing } from './counts';
import { type Filters, hasPerson, isCalled, isHomeworkSeen, isOfKind, standsAt } from './filters';
import { homeworkOf } from './find';
import { personColumns, personRowOf, selectPersons } from './personRow';
import { remindingOf } from './reminding';
import { settle } from './settle';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Which assignments are meant, whatever the statuses of their persons. */
function isMeant(db: Queries, accountId: Given<number>, filters: Filters): SQL | undefined {
  return and(isOfKind(filters), isCalled(filters.keyword), isHomeworkSeen(db, accountId));
}

/** The same, of which one of the persons stands as wanted. */
function isAsked(db: Queries, accountId: Given<number>, filters: Filters): SQL | undefined {
  const stands = standsAt(filters.status);
  return and(
    isMeant(db, accountId, filters),
    stands === undefined ? undefined : hasPerson(db, accountId, stands),
  );
}

/** How all persons of the assignments that are meant stand. */
function countPersons(db: Queries, accountId: Given<number>, filters: Filters) {
  return db
    .select({ standingOfAll: standing })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(isMeant(db, accountId, filters), isSeen(db, accountId, homeworkPersons.studentId)));
}

/** Where each of the assignments is that are meant. */
async function progressOfAll(db: Queries, accountId: number, filters: Filters) {
  const found = await selectStanding(db, accountId).where(isAsked(db, accountId, filters));
  return found.map(({ id, status, withdrawnAt, counts }) => ({
    id,
    progresses: progressesOf({ status, withdrawn_at: toMoment(withdrawnAt), counts }),
  }));
}

const nowhere: Readonly<Record<HomeworkProgress, number>> = {
  ...{
    toBeGraded: 0,
    open: 0,
    overdue: 0,
    allDone: 0,
    withdrawn: 0,
    closed: 0,
    arranging: 0,
    failed: 0,
  },
};

/** How many assignments are where; one that is in two places counts in both, as both show it. */
function countProgress(all: readonly { readonly progresses: readonly HomeworkProgress[] }[]) {
  return all
    .flatMap(({ progresses }) => progresses)
    .reduce((counts, progress) => ({ ...counts, [progress]: counts[progress] + 1 }), nowhere);
}

/** The assignments that are meant, each with how all persons stand. */
function selectMeant(
  db: Queries,
  accountId: Given<number>,
  language: Language,
  filters: Filters & {
    sort?: keyof typeof assignmentColumns | undefined;
    order?: Order | undefined;
    /** Which of them, where that is known already. */
    ids?: readonly number[] | undefined;
  },
) {
  const { sort = 'arranged', order = filters.sort === undefined ? 'desc' : 'asc', ids } = filters;
  const standingOfAll = sql<StatusCounts>`(${countPersons(db, accountId, filters)})`;
  return selectAssignments(db, accountId, language, standingOfAll)
    .where(
      and(
        isAsked(db, accountId, filters),
        ids === undefined ? undefined : inArray(homework.id, [...ids]),
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
      const standings = await progressOfAll(db, accountId, payload);
      const { progress: wanted } = filters;
      const ids =
        wanted === undefined
          ? undefined
          : standings.filter(({ progresses }) => progresses.includes(wanted)).map(({ id }) => id);
      const select = (limit: number, offset: number) =>
        Object.values(filters).some(isSet)
          ? selectMeant(db, accountId, language, { ...payload, ids })
              .limit(limit)
              .offset(offset)
          : openLists[language](db, { accountId, subjectId, limit, offset });
      const found = await pageOf(select, { page, page_size });
      // Only a page without a row has to ask how all stand.
      const [first = (await countPersons(db, accountId, payload))[0]] = found.rows;
      return {
        ...listed(found, homeworkRowOf, now),
        counts: first?.standingOfAll ?? nobody,
        progress_counts: countProgress(standings),
      };
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
      const [row, reminding, page] = await Promise.all([
        homeworkOf(db, { id: homework_id, subjectId: subject_id, accountId }, language),
        remindingOf(db, accountId, homework_id, now),
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
      const studentIds = page.rows.map(({ studentId }) => studentId);
      const reminderOf = await remindersToday(db, studentIds, now);
      const reason = `homework.${homework_id}` as const;
      const rowOf = (person: (typeof page.rows)[number]) => ({
        ...personRowOf(person),
        reminded: reminderOf({ studentId: person.studentId, reason }),
      });
      return { ...listed(page, rowOf, now), homework: row, reminding };
    },
    options,
  ),
];
