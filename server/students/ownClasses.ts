import { and, eq, exists, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { classes, classStudents } from '../db/tables';

/** The account's own classes, as one value. */
export function ownClasses(db: Queries, accountId: Given<number>) {
  const own = sql`json_build_object('id', ${classes.id}, 'name', ${classes.name})`;
  const list = sql<{ id: number; name: string }[]>`coalesce(
    json_agg(${own} order by ${classes.name}, ${classes.id}), '[]')`;
  return db.select({ classes: list }).from(classes).where(eq(classes.accountId, accountId));
}

interface Member {
  readonly studentId: SQLWrapper;
  readonly classId: SQLWrapper | number;
}

/** Whether a student is in one of the account's own classes; in a colleague's nobody is found. */
export function isInClass(
  db: Queries,
  accountId: Given<number>,
  { studentId, classId }: Member,
): SQL {
  return exists(
    db
      .select({ classId: classStudents.classId })
      .from(classStudents)
      .innerJoin(classes, eq(classes.id, classStudents.classId))
      .where(
        and(
          sql`${classStudents.studentId} = ${studentId}`,
          eq(classes.accountId, accountId),
          sql`${classes.id} = ${classId}`,
        ),
      ),
  );
}

/** The same as a filter of a list, which nothing narrows while no class is chosen. */
export const isOfClass = (
  db: Queries,
  accountId: Given<number>,
  studentId: SQLWrapper,
  classId: number | undefined,
) => (classId === undefined ? undefined : isInClass(db, accountId, { studentId, classId }));

/** What a list answers beside its rows: the classes that it may be filtered by. */
export async function withOwnClasses<Answer extends object>(
  db: Queries,
  accountId: number,
  answer: Answer,
) {
  const [own] = await ownClasses(db, accountId);
  return { ...answer, classes: own?.classes ?? [] };
}
