import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { classes, classStudents, listings, students } from '../../db/tables';
import { isFeedbackDueNow, lastFeedback } from '../../feedback/due';
import {
  dueAt,
  type GivenDesk,
  momentOf,
  namedStudents,
  never,
  noAnswers,
  noTitle,
  thing,
} from './things';

/** Students of whom the parents have not heard for long, one thing a class of the account's own. */
export function feedbackToWrite(db: Queries, { accountId, subjectId, heardBefore }: GivenDesk) {
  const last = lastFeedback(db, subjectId);
  return db
    .select({
      ...thing('feedbackMissing', classes.id),
      name: sql<string>`${classes.name}`.as('name'),
      essayTitle: noTitle,
      students: namedStudents,
      answers: noAnswers,
      count: sql<number>`count(*)`.mapWith(Number).as('count'),
      since: momentOf(sql`min(${last.givenAt})`, 'since'),
      dueAt: dueAt(never),
    })
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
