import { and, eq, sql } from 'drizzle-orm';
import { studentExport, studentList } from '../../src/contract/students';
import { type StudentList, studentLists } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { type Given, statement } from '../db/statement';
import { listings, students } from '../db/tables';
import { isSet, listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { countLists, type Filters, isMeant, lists, studentOrder } from './filters';
import { pausedSince, selectStudents, studentColumns, studentRowOf } from './row';

/** Students as rows, each with the counts of all lists: a page is one statement. */
function selectWithCounts(db: Queries, accountId: Given<number>, pausedBefore: Given<string>) {
  const counts = sql<Record<StudentList, number>>`(${countLists(db, accountId)})`;
  return db
    .select({ ...studentColumns(db, accountId, pausedBefore), counts })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId));
}

/** A list as it is opened: no filters, and in its own order. */
const openList = (list: StudentList) =>
  statement(`students.${list}`, (db) => {
    const accountId = sql.placeholder('accountId');
    return selectWithCounts(db, accountId, sql.placeholder('pausedBefore'))
      .where(and(eq(listings.accountId, accountId), lists[list]))
      .orderBy(...studentOrder(undefined, undefined))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'));
  });
const openLists = new Map(studentLists.map((list) => [list, openList(list)]));

function selectMeant(db: Queries, accountId: number, now: Date, filters: Filters) {
  return selectWithCounts(db, accountId, pausedSince(now))
    .where(isMeant(db, accountId, now, filters))
    .orderBy(...studentOrder(filters.sort, filters.order));
}

/** The account's students of all its subjects: the administrator assigns students, not subjects. */
export const listHandlers: readonly Handler[] = [
  serve(studentList, async ({ payload, session, db, now }) => {
    const accountId = session.account.id;
    const { page, page_size, subject_id: _, list, ...filters } = payload;
    const open = Object.values(filters).some(isSet) ? undefined : openLists.get(list);
    const select = (limit: number, offset: number) =>
      open === undefined
        ? selectMeant(db, accountId, now, payload).limit(limit).offset(offset)
        : open(db, { accountId, pausedBefore: pausedSince(now), limit, offset });
    const found = await pageOf(select, { page, page_size });
    // Only a page without a row has to ask for the counts.
    const [first = (await countLists(db, accountId))[0]] = found.rows;
    if (first === undefined) throw new Error('counting gives a row');
    return { ...listed(found, studentRowOf, now), counts: first.counts };
  }),

  serve(studentExport, async ({ payload, session, db, now }) => {
    const accountId = session.account.id;
    const rows = await selectStudents(db, accountId, now)
      .where(isMeant(db, accountId, now, payload))
      .orderBy(...studentOrder(payload.sort, payload.order));
    return listed({ rows, total: rows.length }, studentRowOf, now);
  }),
];
