import { and, asc, eq, isNotNull, notExists, or, sql } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import { schoolYearOf } from '../../src/domain/schoolYear';
import type { Queries } from '../db/database';
import { classes, classStudents, examPapers, examReports, listings, students } from '../db/tables';
import { namesStudent } from '../keyword';
import { lists } from '../students/filters';
import { isOfClass } from '../students/ownClasses';
import { isOfExam, type paperOf, scored, selectPapers } from './rows';

interface Asked {
  readonly accountId: number;
  readonly keyword?: string | undefined;
  readonly classId?: number | undefined;
  readonly now: Date;
}

/** Own students who have a result in a paper, or none of its exam though they are in the grade that sat it, by name. */
export function selectSitters(db: Queries, { paper }: Parameters<typeof paperOf>[0], asked: Asked) {
  const { accountId, keyword, classId, now } = asked;
  const entered = db
    .select({ id: examReports.id })
    .from(examReports)
    .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
    .where(and(eq(examReports.studentId, students.id), isOfExam(paper)));
  // Who sat the paper in an earlier school year is in a higher grade by now.
  const gradeNow = paper.grade + schoolYearOf(businessDay(now)) - paper.year;
  const isMissing = and(lists.responsible, eq(students.grade, gradeNow), notExists(entered));
  return db
    .select({
      ...{ student_id: students.id, name: students.name, username: students.username },
      ...{ grade: students.grade, report_id: examReports.id, examDate: examReports.examDate },
      score: sql<number | null>`${scored}`,
      isFound: sql<boolean>`${namesStudent(keyword) ?? sql`true`}`,
    })
    .from(students)
    .innerJoin(
      listings,
      and(eq(listings.studentId, students.id), eq(listings.accountId, accountId)),
    )
    .leftJoin(
      examReports,
      and(eq(examReports.studentId, students.id), eq(examReports.paperId, paper.id)),
    )
    .where(
      and(or(isNotNull(examReports.id), isMissing), isOfClass(db, accountId, students.id, classId)),
    )
    .orderBy(asc(students.pinyin), asc(students.id));
}

interface Entered extends Pick<Asked, 'accountId' | 'now'> {
  readonly paperId: number;
  readonly studentId: number;
}

/** Who comes after a student among the classmates without a result of a paper, or else among all, and how many these are. */
export async function nextMissing(db: Queries, { paperId, studentId, accountId, now }: Entered) {
  const [paper] = await selectPapers(db).where(eq(examPapers.id, paperId));
  if (paper === undefined) return null;
  const own = await db
    .select({ id: classes.id })
    .from(classes)
    .innerJoin(classStudents, eq(classStudents.classId, classes.id))
    .where(and(eq(classes.accountId, accountId), eq(classStudents.studentId, studentId)));
  for (const classId of [...own.map(({ id }) => id), undefined]) {
    const sitters = await selectSitters(db, paper, { accountId, now, classId });
    const place = sitters.findIndex(({ student_id: id }) => id === studentId) + 1;
    const missing = [...sitters.slice(place), ...sitters.slice(0, place)].filter(
      ({ report_id: id }) => id === null,
    );
    const [next] = missing;
    if (next) return { name: next.name, student: next.username, missing: missing.length };
  }
  return null;
}
