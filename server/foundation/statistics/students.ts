import { and, eq, isNull, sql } from 'drizzle-orm';
import { foundationOfStudent } from '../../../src/contract/foundation';
import { toMoment } from '../../../src/domain/businessTime';
import type { courseAuthors, HealthDirection } from '../../../src/domain/foundation';
import type { HealthLevel } from '../../../src/domain/students';
import { healthScores, listings, remedialCourses, students } from '../../db/tables';
import { absent } from '../../refusal';
import { type Handler, serve } from '../../serve';
import { healthChanges } from './healthChanges';
import { nothing, statsOf } from './stats';
import type { Meant } from './study';

export const studentHandlers: readonly Handler[] = [
  serve(foundationOfStudent, async ({ payload, session, db, now }) => {
    const { student_id: studentId, subject_id: subjectId } = payload;
    const [row] = await db
      .select({
        name: students.name,
        username: students.username,
        health: sql<HealthLevel>`${students.health}`,
        score: healthScores.score,
        assessedAt: healthScores.assessedAt,
        direction: sql<HealthDirection | null>`${remedialCourses.direction}`,
        requestedAt: remedialCourses.requestedAt,
        requestedBy: remedialCourses.accountId,
      })
      .from(listings)
      .innerJoin(students, eq(students.id, listings.studentId))
      .leftJoin(healthScores, eq(healthScores.studentId, students.id))
      .leftJoin(
        remedialCourses,
        and(eq(remedialCourses.studentId, students.id), isNull(remedialCourses.doneAt)),
      )
      .where(and(eq(listings.accountId, session.account.id), eq(students.id, studentId)));
    if (row === undefined) throw absent();
    const { direction, requestedAt, requestedBy, assessedAt, ...known } = row;
    const isAsked = direction !== null && requestedAt !== null;
    const by: (typeof courseAuthors)[number] = requestedBy === null ? 'system' : 'analyst';
    const meant: Meant = { subjectId, whose: (student) => sql`${student} = ${studentId}` };
    const stats = await statsOf(db, meant, now);
    const { seconds, accuracy, mastery } = stats.get(studentId) ?? nothing;
    return {
      student_id: studentId,
      ...known,
      assessed_at: assessedAt === null ? null : toMoment(assessedAt),
      course: isAsked ? { direction, requested_at: toMoment(requestedAt), by } : null,
      health_change: (await healthChanges(db, [studentId], now)).get(studentId) ?? 0,
      ...{ seconds, accuracy, mastery, as_of: toMoment(now) },
    };
  }),
];
