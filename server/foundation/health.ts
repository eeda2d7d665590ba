import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { adjustHealth, healthStat } from '../../src/contract/foundation';
import { toMoment } from '../../src/domain/businessTime';
import { cappedScore, type HealthDirection } from '../../src/domain/foundation';
import type { HealthLevel } from '../../src/domain/students';
import {
  type foundationHealth,
  type Health,
  nextHealth,
} from '../../src/machines/foundation/foundationHealth';
import type { Queries } from '../db/database';
import { healthScores, listings, remedialCourses, students } from '../db/tables';
import { lifeCycle } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, tellOfStudent } from '../students/seen';

/** A student's health as the life cycle reads it, locked until the transaction ends. */
async function lockHealth(db: Queries, studentId: number): Promise<Health> {
  const [row] = await db
    .select({ health: sql<HealthLevel>`${students.health}` })
    .from(students)
    .where(eq(students.id, studentId))
    .for('no key update');
  if (row === undefined) throw absent();
  if (row.health === 'none') throw new Refusal('conflict', 'foundation.healthNotAssessed');
  const [assessed] = await db
    .select({ score: healthScores.score })
    .from(healthScores)
    .where(eq(healthScores.studentId, studentId));
  return { level: row.health, score: assessed?.score ?? null };
}

/** Lets an event happen to a student's health, by the chart foundationHealth. */
const happenTo = lifeCycle({
  lock: lockHealth,
  next: (health, event: EventFrom<typeof foundationHealth>) => nextHealth(health, event),
  refuse({ level: health }, reason) {
    const words = health === 'assessing' ? 'foundation.healthNotAssessed' : 'conflict';
    return new Refusal('conflict', reason === null ? words : `foundation.${reason}`, { health });
  },
  async store(db, studentId: number, { level }) {
    await db.update(students).set({ health: level }).where(eq(students.id, studentId));
  },
  tell: tellOfStudent,
});

/** A student's foundation has been assessed; within a transaction [FHL-01 … FHL-03]. */
export async function assessHealth(
  db: Queries,
  studentId: number,
  score: number,
  now: Date,
): Promise<void> {
  await happenTo(db, studentId, { type: 'health.assessed', score });
  const assessed = { score: cappedScore(score), assessedAt: now };
  await db
    .insert(healthScores)
    .values({ studentId, ...assessed })
    .onConflictDoUpdate({ target: healthScores.studentId, set: assessed });
}

/** A remedial course has had its effect; within a transaction [FHL-04 … FHL-07]. */
export async function finishRemedialCourse(
  db: Queries,
  studentId: number,
  direction: HealthDirection,
  now: Date,
): Promise<void> {
  await happenTo(db, studentId, { type: direction === 'up' ? 'course.raised' : 'course.lowered' });
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
}

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
      .where(and(eq(listings.accountId, accountId), eq(students.health, 'unhealthy')))
      .orderBy(asc(healthScores.score), asc(students.id));
    const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
    return { counts, total, suggested, as_of: toMoment(now) };
  }),

  serve(adjustHealth, async ({ payload, session, db, now }) => {
    const { student_id: studentId, direction } = payload;
    const { id: accountId } = session.account;
    await demandSeen(db, accountId, [studentId]);
    const type = direction === 'up' ? 'raise.requested' : 'lower.requested';
    const { level } = await happenTo(db, studentId, { type });
    const underWay = await db
      .select({ id: remedialCourses.id })
      .from(remedialCourses)
      .where(and(eq(remedialCourses.studentId, studentId), isNull(remedialCourses.doneAt)));
    if (underWay.length > 0) throw new Refusal('conflict', 'foundation.courseUnderWay');
    await db.insert(remedialCourses).values({ studentId, accountId, direction, requestedAt: now });
    return { health: level, direction, requested_at: toMoment(now) };
  }),
];
