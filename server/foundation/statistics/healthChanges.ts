import { and, gt, sql } from 'drizzle-orm';
import { dayLength } from '../../../src/domain/businessTime';
import { isAmong } from '../../db/among';
import type { Queries } from '../../db/database';
import { remedialCourses } from '../../db/tables';

/** How many days back the change of the health reaches. */
const healthDays = 30;

/** How many steps remedial courses have moved the health of some students of late, by student. */
export async function healthChanges(
  db: Queries,
  studentIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, number>> {
  const since = new Date(now.getTime() - healthDays * dayLength);
  const rows = await db
    .select({
      studentId: remedialCourses.studentId,
      steps:
        sql<number>`sum(case ${remedialCourses.direction} when 'up' then 1 else -1 end)`.mapWith(
          Number,
        ),
    })
    .from(remedialCourses)
    .where(and(isAmong(remedialCourses.studentId, studentIds), gt(remedialCourses.doneAt, since)))
    .groupBy(remedialCourses.studentId);
  return new Map(rows.map(({ studentId, steps }) => [studentId, steps]));
}
