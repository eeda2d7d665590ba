import { count, countDistinct, eq } from 'drizzle-orm';
import { storedKinds } from '../../../src/domain/foundationTime';
import type { Queries } from '../../db/database';
import { keyOf } from './courseStats';
import { answeringOf, type Meant, otherStudyOf, taughtPoints } from './study';

/**
 * How many passages students have read in each course, and how often they have recited words, which belongs to no
 * course and so counts in each.
 */
export async function countReading(db: Queries, meant: Meant) {
  const rest = otherStudyOf(db, meant);
  const recited = await db
    .select({ studentId: rest.studentId, times: count() })
    .from(rest)
    .where(eq(rest.kind, storedKinds.recitation))
    .groupBy(rest.studentId);
  const study = answeringOf(db, meant);
  const taught = taughtPoints(db, meant.subjectId);
  const read = await db
    .select({
      ...{ studentId: study.studentId, courseId: taught.courseId },
      passages: countDistinct(study.passageId),
    })
    .from(study)
    .innerJoin(taught, eq(taught.pointId, study.pointId))
    .groupBy(study.studentId, taught.courseId);
  const byStudent = new Map(recited.map(({ studentId, times }) => [studentId, times]));
  const byCourse = new Map(read.map((row) => [keyOf(row.studentId, row.courseId), row.passages]));
  return (studentId: number, courseId: number) => ({
    recited_count: byStudent.get(studentId) ?? 0,
    read_count: byCourse.get(keyOf(studentId, courseId)) ?? 0,
  });
}
