import { and, eq, type SQL, sql } from 'drizzle-orm';
import { homeworkPersons as listByHomework, homeworkSummary } from '../../src/contract/homework';
import type { Queries } from '../db/database';
import { homework, homeworkPersons, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { isSeen } from '../students/seen';
import { assignmentColumns, homeworkRowOf, selectAssignments } from './assignmentRow';
import { nobody, standing } from './counts';
import { type Filters, hasPerson, isCalled, isHomeworkSeen, isOfKind, standsAt } from './filters';
import { homeworkOf } from './find';
import { personColumns, personRowOf, selectPersons } from './personRow';
import { settle } from './settle';

const options = { needs: 'homeworkManagerPermission' } as const;

/** Which assignments are meant, whatever the statuses of their persons. */
function isMeant(db: Queries, accountId: number, filters: Filters): SQL | undefined {
  return and(isOfKind(filters), isCalled(filters.keyword), isHomeworkSeen(db, accountId));
}

/** How all persons of the assignments that are meant stand. */
async function countPersons(db: Queries, accountId: number, filters: Filters) {
  const [row] = await db
    .select({ counts: standing })
    .from(homeworkPersons)
    .innerJoin(homework, eq(homework.id, homeworkPersons.homeworkId))
    .where(and(isMeant(db, accountId, filters), isSeen(db, accountId, homeworkPersons.studentId)));
  return row?.counts ?? nobody;
}

export const assignmentListHandlers: readonly Handler[] = [
  serve(
    homeworkSummary,
    async ({ payload, session, ...situation }) => {
      await settle(situation);
      const { db, now, language } = situation;
      const accountId = session.account.id;
      const stands = standsAt(payload.status);
      const { sort = 'arranged', order = payload.sort === undefined ? 'desc' : 'asc' } = payload;
      const [page, counts] = await Promise.all([
        pageOf(
          (limit, offset) =>
            selectAssignments(db, accountId, language)
              .where(
                and(
                  isMeant(db, accountId, payload),
                  stands === undefined ? undefined : hasPerson(db, accountId, stands),
                ),
              )
              .orderBy(inOrder(assignmentColumns[sort], order), sql`${homework.id} desc`)
              .limit(limit)
              .offset(offset),
          payload,
        ),
        countPersons(db, accountId, payload),
      ]);
      return { ...listed(page, homeworkRowOf, now), counts };
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
