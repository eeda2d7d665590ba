import { and, asc, countDistinct, eq, gt, isNull, like, type SQL, sql, sum } from 'drizzle-orm';
import { treasureIndex, treasureStudentList } from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { listings, purses, students, transfers } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { isOfClass, withOwnClasses } from '../students/ownClasses';
import { stockOf } from './props';

const ofProps = like(purses.asset, 'prop.%');
const isGrant = eq(transfers.kind, 'propGrant');

/** How many props the account has left to give. */
async function countStock(db: Queries, accountId: number): Promise<number> {
  const [stock] = await db
    .select({ count: sum(purses.amount).mapWith(Number) })
    .from(purses)
    .where(and(eq(purses.accountId, accountId), ofProps));
  return stock?.count ?? 0;
}

/** How many props the account has granted, and to how many students. */
async function countGranted(db: Queries, accountId: number) {
  const [granted] = await db
    .select({
      count: sum(transfers.amount).mapWith(Number),
      students: countDistinct(purses.studentId),
    })
    .from(transfers)
    .innerJoin(purses, eq(purses.id, transfers.toId))
    .where(and(eq(transfers.operatorId, accountId), isGrant));
  return { count: granted?.count ?? 0, students: granted?.students ?? 0 };
}

const propCount = sql<number>`(
  select coalesce(sum(held.amount), 0) from purses as held
  where held.student_id = ${students.id} and held.asset like 'prop.%')`.mapWith(Number);

const lastGrantedAt = sql`(
  select max(granted.at) from transfers as granted
  inner join purses as held on held.id = granted.to_id
  where held.student_id = ${students.id} and granted.kind = 'propGrant')`;

const holdings = { some: gt(propCount, 0), none: eq(propCount, 0) } as const;

/** The account's students that fit and are not hidden, whoever was granted something last first. */
function selectStudents(db: Queries, which: SQL | undefined) {
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, prop_count: propCount, total },
      lastGrantedAt: sql`${lastGrantedAt}`.mapWith((at: string): Date | null => new Date(at)),
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(which)
    .orderBy(sql`${lastGrantedAt} desc nulls last`, asc(students.pinyin), asc(students.id));
}

export const treasuryHandlers: readonly Handler[] = [
  serve(treasureIndex, async ({ session, db, now }) => {
    const granted = await countGranted(db, session.account.id);
    return {
      prop_count: await countStock(db, session.account.id),
      granted_count: granted.count,
      student_count: granted.students,
      as_of: toMoment(now),
    };
  }),

  serve(treasureStudentList, async ({ payload, session, db, now, language }) => {
    const { id: accountId } = session.account;
    const which = and(
      ...[eq(listings.accountId, accountId), isNull(listings.hiddenAt)],
      namesStudent(payload.keyword),
      isOfClass(db, accountId, students.id, payload.class_id),
      payload.holding === undefined ? undefined : holdings[payload.holding],
    );
    const found = await pageOf(selectStudents(db, which), payload);
    const show = ({ total: _, lastGrantedAt: at, ...row }: (typeof found.rows)[number]) => ({
      ...{ ...row, last_granted_at: toMoment(at) },
    });
    const props = await stockOf(db, accountId, language);
    return withOwnClasses(db, accountId, { ...listed(found, show, now), props });
  }),
];
