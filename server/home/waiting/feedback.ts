import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { classes, classStudents, listings, students } from '../../db/tables';
import { isFeedbackDueNow, lastFeedback } from '../../feedback/due';
import { type GivenDesk, namedStudents, thing } from './things';

/** Students of whom the parents have not heard for long, one thing a class of the account's own. */
export function feedbackToWrite(db: Queries, { accountId, subjectId, heardBefore }: GivenDesk) {
  const last = lastFeedback(db, subjectId);
  return db
    .select(
      thing({
        kind: 'feedbackMissing',
        key: classes.id,
        name: classes.name,
        students: namedStudents,
        count: sql`count(*)`,
        since: sql`min(${last.givenAt})`,
      }),
    )
    .from(classes)
    .innerJoin(classStudents, eq(classStudents.classId, classes.id))
    .innerJoin(students, eq(students.id, classStudents.studentId))
    .innerJoin(
      listings,
      and(eq(listings.studentId, students.id), eq(listings.accountId, classes.accountId)),
    )
    .leftJoin(last, eq(last.studentId, students.id))
    .where(
      and(
        eq(classes.accountId, accountId),
        eq(classes.subjectId, subjectId),
        isNull(listings.hiddenAt),
        isFeedbackDueNow(last.givenAt, heardBefore),
      ),
    )
    .groupBy(classes.id);
}
