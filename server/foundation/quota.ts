import { and, eq, exists, gte, lt, type SQL, sql } from 'drizzle-orm';
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

/** The students of a school, or of one of its grades. */
export interface QuotaScope {
  readonly schoolId: number;
  readonly grade?: number;
}

/**
 * How many students of each grade did anything last month [CONST-045, CONST-047], and how many are in each mode or on
 * their way into it. Each student is looked at once: what they did last month as far as its first trace.
 */
async function countsByGrade(db: Queries, { schoolId, grade }: QuotaScope, now: Date) {
  const isActive = exists(
    db
      .select({ studentId: activities.studentId })
      .from(activities)
      .where(
        and(
          eq(activities.studentId, students.id),
          gte(activities.at, startOfMonth(now, -1)),
          lt(activities.at, startOfMonth(now)),
        ),
      ),
  );
  const nextMode = db
    .select({ mode: foundations.nextMode })
    .from(foundations)
    .where(eq(foundations.studentId, students.id));
  const amount = (condition: SQL) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  const allocated = (mode: Mode) =>
    amount(sql`${students.foundationType} = ${String(mode)} or (${nextMode}) = ${mode}`);
  const rows = await db
    .select({
      grade: students.grade,
      active: amount(isActive),
      allocated: { 30: allocated(30), 50: allocated(50) },
    })
    .from(students)
    .where(
      and(
        eq(students.schoolId, schoolId),
        grade === undefined ? undefined : eq(students.grade, grade),
      ),
    )
    .groupBy(students.grade);
  return new Map(rows.map((row) => [row.grade, row]));
}

/** The quotas of a school, by mode and grade. */
export async function quotasOf(db: Queries, scope: QuotaScope, now: Date): Promise<GradeQuota[]> {
  const counts = await countsByGrade(db, scope, now);
  const meant = grades.filter((one) => scope.grade === undefined || scope.grade === one);
  return limited.flatMap((mode) =>
    meant
      .filter((grade) => isModeOfGrade(mode, grade))
      .map((grade) => {
        const proportion = quotaProportions[mode];
        const active_count = counts.get(grade)?.active ?? 0;
        return {
          ...{ grade, mode, active_count, proportion },
          limit: quotaLimit(active_count, proportion),
          allocated_count: counts.get(grade)?.allocated[mode] ?? 0,
        };
      }),
  );
}

/** Locks the quotas of a school until the transaction ends: the last place is given away once. */
export async function lockQuotas(db: Queries, schoolId: number): Promise<void> {
  await db
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
}
