import { and, asc, countDistinct, eq, isNull, like, sql, sum } from 'drizzle-orm';
import { treasureIndex, treasureStudentList } from '../../src/contract/rewards';
import { toMoment } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { listings, purses, students, transfers } from '../db/tables';
import { namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';

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

/** The account's students that are not hidden, whoever was granted something last first. */
function selectStudents(db: Queries, accountId: number, keyword: string | undefined) {
  const count = db
    .select({ count: sql`coalesce(sum(${purses.amount}), 0)` })
    .from(purses)
    .where(and(eq(purses.studentId, students.id), ofProps));
  const lastGrantedAt = db
    .select({ at: sql`max(${transfers.at})` })
    .from(transfers)
    .innerJoin(purses, eq(purses.id, transfers.toId))
    .where(and(eq(purses.studentId, students.id), isGrant));
  return db
    .select({
      student_id: students.id,
      name: students.name,
      username: students.username,
      prop_count: sql<number>`(${count})`.mapWith(Number),
      lastGrantedAt: sql`(${lastGrantedAt})`.mapWith((at: string): Date | null => new Date(at)),
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(and(eq(listings.accountId, accountId), isNull(listings.hiddenAt), namesStudent(keyword)))
    .orderBy(sql`(${lastGrantedAt}) desc nulls last`, asc(students.pinyin), asc(students.id));
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

  serve(treasureStudentList, async ({ payload, session, db, now }) => {
    const { id: accountId } = session.account;
    const found = await pageOf(
      (limit, offset) => selectStudents(db, accountId, payload.keyword).limit(limit).offset(offset),
      payload,
    );
    return listed(
      found,
      ({ total: _, lastGrantedAt, ...row }) => ({
        ...row,
        last_granted_at: toMoment(lastGrantedAt),
      }),
      now,
    );
  }),
];
