import { and, count, countDistinct, eq, gte, lt, or } from 'drizzle-orm';
import { grades } from '../../src/domain/grades';
import {
  isModeOfGrade,
  type Mode,
  quotaLimit,
  quotaProportions,
} from '../../src/domain/foundation';
import { startOfMonth } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { activities, foundations, schools, students } from '../db/tables';

/** The modes that have a quota, each with the share of a grade that may be in it. */
const limited = [30, 50] as const satisfies readonly Mode[];

/** What a mode's quota in a grade of a school is, and how much of it is given away [ENTITY-036]. */
export interface GradeQuota {
  readonly grade: number;
  readonly mode: Mode;
  readonly active_count: number;
  readonly proportion: number;
  readonly limit: number;
  readonly allocated_count: number;
}

/** How many students of each grade did anything last month [CONST-045, CONST-047]. */
async function activeByGrade(db: Queries, schoolId: number, now: Date) {
  const rows = await db
    .select({ grade: students.grade, count: countDistinct(students.id) })
    .from(students)
    .innerJoin(activities, eq(activities.studentId, students.id))
    .where(
      and(
        eq(students.schoolId, schoolId),
        gte(activities.at, startOfMonth(now, -1)),
        lt(activities.at, startOfMonth(now)),
      ),
    )
    .groupBy(students.grade);
  return new Map(rows.map((row) => [row.grade, row.count]));
}

/** How many students of each grade are in a mode, or on their way into it. */
async function allocatedByGrade(db: Queries, schoolId: number, mode: Mode) {
  const rows = await db
    .select({ grade: students.grade, count: count() })
    .from(students)
    .leftJoin(foundations, eq(foundations.studentId, students.id))
    .where(
      and(
        eq(students.schoolId, schoolId),
        or(eq(students.foundationType, String(mode)), eq(foundations.nextMode, mode)),
      ),
    )
    .groupBy(students.grade);
  return new Map(rows.map((row) => [row.grade, row.count]));
}

/** The quotas of a school, by grade and mode. */
export async function quotasOf(db: Queries, schoolId: number, now: Date): Promise<GradeQuota[]> {
  const active = await activeByGrade(db, schoolId, now);
  const quotas: GradeQuota[] = [];
  for (const mode of limited) {
    const proportion = quotaProportions[mode];
    const allocated = await allocatedByGrade(db, schoolId, mode);
    for (const grade of grades.filter((one) => isModeOfGrade(mode, one))) {
      const active_count = active.get(grade) ?? 0;
      quotas.push({
        ...{ grade, mode, active_count, proportion },
        limit: quotaLimit(active_count, proportion),
        allocated_count: allocated.get(grade) ?? 0,
      });
    }
  }
  return quotas;
}

/** Locks the quotas of a school until the transaction ends: the last place is given away once. */
export async function lockQuotas(db: Queries, schoolId: number): Promise<void> {
  await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
}
