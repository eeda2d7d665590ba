import { eq, sql } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import type { HealthLevel } from '../../src/domain/students';
import {
  type foundationHealth,
  type Health,
  nextHealth,
} from '../../src/machines/foundation/foundationHealth';
import type { Queries } from '../db/database';
import { healthScores, students } from '../db/tables';
import { lifeCycle } from '../lifeCycle';
import { absent, Refusal } from '../refusal';
import { tellOfStudent } from '../students/seen';

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
export const happenToHealth = lifeCycle({
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
