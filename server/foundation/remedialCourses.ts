import { and, eq, inArray, isNull } from 'drizzle-orm';
import { activeSmartModes, type HealthDirection, needsRaising } from '../../src/domain/foundation';
import type { HealthLevel } from '../../src/domain/students';
import type { Queries } from '../db/database';
import { remedialCourses, smartModes } from '../db/tables';
import { Refusal } from '../refusal';
import { happenToHealth } from './healthLife';

interface Wanted {
  readonly studentId: number;
  /** Who asks for it; null: the system. */
  readonly accountId: number | null;
  readonly direction: HealthDirection;
}

async function isCourseUnderWay(db: Queries, studentId: number): Promise<boolean> {
  const underWay = and(eq(remedialCourses.studentId, studentId), isNull(remedialCourses.doneAt));
  return (await db.$count(remedialCourses, underWay)) > 0;
}

/** Whether the health smart mode is on for the student in a subject; the health is one in all of them. */
async function isSmart(db: Queries, studentId: number): Promise<boolean> {
  const isOn = inArray(smartModes.mode, [...activeSmartModes]);
  return (await db.$count(smartModes, and(eq(smartModes.studentId, studentId), isOn))) > 0;
}

/** Asks for a remedial course and answers the health; throws Refusal where there can be none; within a transaction. */
export async function requestCourse(
  db: Queries,
  { studentId, accountId, direction }: Wanted,
  now: Date,
): Promise<HealthLevel> {
  const type = direction === 'up' ? 'raise.requested' : 'lower.requested';
  const { level } = await happenToHealth(db, studentId, { type });
  if (await isCourseUnderWay(db, studentId)) {
    throw new Refusal('conflict', 'foundation.courseUnderWay');
  }
  await db.insert(remedialCourses).values({ studentId, accountId, direction, requestedAt: now });
  return level;
}

/**
 * The system assigns a course to a student whose health was found or has fallen below healthy, if the smart mode is on
 * and no course is under way; in the transaction that has locked and stored that health [CALL-160].
 */
export async function assignBySmartMode(
  db: Queries,
  studentId: number,
  level: HealthLevel,
  now: Date,
): Promise<void> {
  if (!needsRaising(level) || !(await isSmart(db, studentId))) return;
  if (await isCourseUnderWay(db, studentId)) return;
  await requestCourse(db, { studentId, accountId: null, direction: 'up' }, now);
}
