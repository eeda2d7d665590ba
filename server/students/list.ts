import { eq } from 'drizzle-orm';
import { studentExport, studentList } from '../../src/contract/students';
import type { Queries } from '../db/database';
import { listings } from '../db/tables';
import { listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { countOf, type Filters, isMeant, studentOrder } from './filters';
import { selectStudents, studentRowOf } from './row';

async function countLists(db: Queries, accountId: number) {
  const [counts] = await db
    .select({
      responsible: countOf('responsible'),
      audition: countOf('audition'),
      auditioned: countOf('auditioned'),
      nonSupervised: countOf('nonSupervised'),
      hidden: countOf('hidden'),
    })
    .from(listings)
    .where(eq(listings.accountId, accountId));
  if (counts === undefined) throw new Error('counting gives a row');
  return counts;
}

function selectMeant(db: Queries, accountId: number, now: Date, filters: Filters) {
  return selectStudents(db, accountId, now)
    .where(isMeant(db, accountId, now, filters))
    .orderBy(...studentOrder(filters.sort, filters.order));
}

/** The account's students of all its subjects: the administrator assigns students, not subjects. */
export const listHandlers: readonly Handler[] = [
  serve(studentList, async ({ payload, session, db, now }) => {
    const accountId = session.account.id;
    const [page, counts] = await Promise.all([
      pageOf(
        (limit, offset) => selectMeant(db, accountId, now, payload).limit(limit).offset(offset),
        payload,
      ),
      countLists(db, accountId),
    ]);
    return { ...listed(page, studentRowOf, now), counts };
  }),

  serve(studentExport, async ({ payload, session, db, now }) => {
    const rows = await selectMeant(db, session.account.id, now, payload);
    return listed({ rows, total: rows.length }, studentRowOf, now);
  }),
];
