import { and, eq, inArray, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { HomeworkType, PersonStatus } from '../../src/domain/homework';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { homework, homeworkPersons, listings } from '../db/tables';
import { containsWords } from '../keyword';
import { onDays } from '../onDays';
import { isOfClass } from '../students/ownClasses';

export interface Filters {
  readonly subject_id: Given<number>;
  readonly keyword?: string | undefined;
  readonly type?: HomeworkType | undefined;
  readonly status?: readonly PersonStatus[] | undefined;
  readonly course_id?: number | undefined;
  readonly class_id?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Which homework is meant, its name and the statuses of its persons aside. */
export function isOfKind({ subject_id, type, course_id, ...days }: Filters): SQL | undefined {
  return and(
    eq(homework.subjectId, subject_id),
    type === undefined ? undefined : eq(homework.type, type),
    course_id === undefined ? undefined : eq(homework.courseId, course_id),
    onDays(homework.arrangedAt, days),
  );
}

/** Whether homework was given to anybody of one of the account's own classes; nothing is narrowed while none is chosen. */
export function isGivenToClass(
  db: Queries,
  accountId: Given<number>,
  classId: number | undefined,
): SQL | undefined {
  if (classId === undefined) return undefined;
  const given = db
    .select({ id: homeworkPersons.homeworkId })
    .from(homeworkPersons)
    .where(isOfClass(db, accountId, homeworkPersons.studentId, classId));
  return inArray(homework.id, given);
}

/** Whether homework is called so. */
export function isCalled(keyword: string | undefined): SQL | undefined {
  return containsWords(keyword, [homework.name, homework.essayTitle]);
}

/** Whether a person stands at one of these statuses; none chosen does not filter. */
export function standsAt(status: readonly PersonStatus[] | undefined): SQL | undefined {
  return status === undefined || status.length === 0
    ? undefined
    : inArray(homeworkPersons.status, [...status]);
}

/** Whether an account sees homework: it has assigned it, or a colleague has to a student of both. */
export function isHomeworkSeen(db: Queries, accountId: Given<number>): SQL {
  const own = db
    .select({ id: homework.id })
    .from(homework)
    .where(eq(homework.accountId, accountId));
  const ofStudents = db
    .select({ id: homeworkPersons.homeworkId })
    .from(homeworkPersons)
    .innerJoin(listings, eq(listings.studentId, homeworkPersons.studentId))
    .where(eq(listings.accountId, accountId));
  return inArray(homework.id, union(own, ofStudents));
}
