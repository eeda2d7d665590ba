import { and, asc, count, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { adjustHealth, healthStat } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { cappedScore, type HealthDirection } from '../../src/domain/foundation';
import type { HealthLevel } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { foundations, healthScores, listings, remedialCourses, students } from '../db/tables';
import { type Handler, serve } from '../serve';
import { demandSeen } from '../students/seen';
import { happenToHealth } from './healthLife';
import { assignBySmartMode, requestCourse } from './remedialCourses';

/** A student's foundation has been assessed; within a transaction [FHL-01 … FHL-03]. */
export async function assessHealth(
  db: Queries,
  studentId: number,
  score: number,
  now: Date,
): Promise<void> {
  const { level } = await happenToHealth(db, studentId, { type: 'health.assessed', score });
  const assessed = { score: cappedScore(score), assessedAt: now };
  await db
    .insert(healthScores)
    .values({ studentId, ...assessed })
    .onConflictDoUpdate({ target: healthScores.studentId, set: assessed });
  await assignBySmartMode(db, studentId, level, now);
}

/** A remedial course has had its effect; within a transaction [FHL-04 … FHL-07]. */
export async function finishRemedialCourse(
  db: Queries,
  studentId: number,
  direction: HealthDirection,
  now: Date,
): Promise<void> {
  const type = direction === 'up' ? 'course.raised' : 'course.lowered';
  const { level } = await happenToHealth(db, studentId, { type });
  await db
    .update(remedialCourses)
    .set({ doneAt: now })
    .where(
      and(
        eq(remedialCourses.studentId, studentId),
        eq(remedialCourses.direction, direction),
        isNull(remedialCourses.doneAt),
      ),
    );
  if (direction === 'down') await assignBySmartMode(db, studentId, level, now);
}

/**
 * Supervised students with a foundation whose health was found unhealthy and whose foundation has not been begun anew
 * since, as a condition on listings, students, their scores and foundations [FHL-03].
 */
export const isToBeginAnew = and(
  ne(listings.kind, 'nonSupervised'),
  eq(students.health, 'unhealthy'),
  isNotNull(students.foundationType),
  or(isNull(foundations.statusSince), lt(foundations.statusSince, healthScores.assessedAt)),
);

/** How many of the account's students are of each health. */
async function countHealth(db: Queries, accountId: number) {
  const rows = await db
    .select({ health: students.health, count: count() })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .where(eq(listings.accountId, accountId))
    .groupBy(students.health);
  const countOf = (level: HealthLevel) => rows.find(({ health }) => health === level)?.count ?? 0;
  return {
    healthy: countOf('healthy'),
    subHealthy: countOf('subHealthy'),
    unhealthy: countOf('unhealthy'),
    assessing: countOf('assessing'),
    none: countOf('none'),
  } satisfies Record<HealthLevel, number>;
}

export const healthHandlers: readonly Handler[] = [
  serve(healthStat, async ({ session, db, now }) => {
    const { id: accountId } = session.account;
    const counts = await countHealth(db, accountId);
    const suggested = await db
      .select({
        student_id: students.id,
        name: students.name,
        username: students.username,
        score: healthScores.score,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .leftJoin(healthScores, eq(healthScores.studentId, students.id))
      .leftJoin(foundations, eq(foundations.studentId, students.id))
      .where(and(eq(listings.accountId, accountId), isToBeginAnew))
      .orderBy(asc(healthScores.score), asc(students.id));
    const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { counts, total, suggested, as_of: toMoment(now) };
  }),

  serve(adjustHealth, async ({ payload, session, db, now }) => {
    const { student_id: studentId, direction } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    const level = await requestCourse(db, { studentId, accountId, direction }, now);
    return { health: level, direction, requested_at: toMoment(now) };
  }),
];
