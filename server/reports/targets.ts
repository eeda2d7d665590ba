import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { reportTargets } from '../../src/contract/reports';
import type { Queries } from '../db/database';
import { answers, classes, classStudents, listings, students } from '../db/tables';
import { containsWords, namesStudent } from '../keyword';
import { listed, pageOf, total } from '../page';
import { type Handler, serve } from '../serve';
import { daysOf, isOfSubject, totals } from './totals';

interface Asked {
  readonly accountId: number;
  readonly subjectId: number;
  readonly keyword: string | undefined;
  readonly days: { readonly from: string; readonly to: string };
  readonly limit: number;
  readonly offset: number;
}

/** The account's students, who answered most first. */
function studentsOf(db: Queries, { accountId, subjectId, keyword, days, limit, offset }: Asked) {
  const counts = and(eq(answers.studentId, students.id), isOfSubject(subjectId, days));
  return db
    .select({
      ...{ id: students.id, name: students.name },
      username: sql<string | null>`${students.username}`,
      ...totals,
      total,
    })
    .from(listings)
    .innerJoin(students, eq(students.id, listings.studentId))
    .leftJoin(answers, counts)
    .where(and(eq(listings.accountId, accountId), namesStudent(keyword)))
    .groupBy(students.id, students.name, students.username)
    .orderBy(desc(totals.answered), asc(students.id))
    .limit(limit)
    .offset(offset);
}

/** The account's classes of the subject; of their students, those whom the account sees count. */
function classesOf(db: Queries, { accountId, subjectId, keyword, days, limit, offset }: Asked) {
  const counts = and(eq(answers.studentId, listings.studentId), isOfSubject(subjectId, days));
  return db
    .select({
      ...{ id: classes.id, name: classes.name, username: sql<string | null>`null::text` },
      ...totals,
      total,
    })
    .from(classes)
    .leftJoin(classStudents, eq(classStudents.classId, classes.id))
    .leftJoin(
      listings,
      and(eq(listings.studentId, classStudents.studentId), eq(listings.accountId, accountId)),
    )
    .leftJoin(answers, counts)
    .where(
      and(
        eq(classes.accountId, accountId),
        eq(classes.subjectId, subjectId),
        containsWords(keyword, [classes.name]),
      ),
    )
    .groupBy(classes.id, classes.name)
    .orderBy(desc(totals.answered), asc(classes.id))
    .limit(limit)
    .offset(offset);
}

export const targetHandlers: readonly Handler[] = [
  serve(reportTargets, async ({ payload, session, db, now }) => {
    const { who, subject_id: subjectId, keyword } = payload;
    const select = who === 'student' ? studentsOf : classesOf;
    const days = daysOf(payload, now);
    const asked = { accountId: session.account.id, subjectId, keyword, days };
    const found = await pageOf((limit, offset) => select(db, { ...asked, limit, offset }), payload);
    return {
      ...listed(found, ({ total: _, ...row }) => row, now),
      ...{ first_day: days.from, last_day: days.to },
    };
  }),
];
