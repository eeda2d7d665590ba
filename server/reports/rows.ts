import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { PayloadOf } from '../../src/contract/call';
import { reportRows } from '../../src/contract/reports';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import {
  answers,
  chapters,
  classes,
  classStudents,
  courses,
  points,
  questions,
  students,
} from '../db/tables';
import { listed, pageOf } from '../page';
import { pointName } from '../pointName';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { demandSeen, isCourseSeen, isSeen } from '../students/seen';
import type { Language } from '../words';
import { daysOf, everything, type Group, isOfReport, selectReport, totals } from './totals';

type Asked = PayloadOf<typeof reportRows>;

const businessDayOf = sql`to_char(${answers.submittedAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
const id = (value: SQL) => sql`coalesce(${value}, 0)::text`;

/** What the rows of a report are: key and name; days from the last, all else from the most answers. */
function groupOf(view: Asked['view'], language: Language): Group {
  switch (view) {
    case 'daily':
      return { key: businessDayOf, name: businessDayOf };
    case 'summary':
      return { key: id(sql`${courses.id}`), name: sql`coalesce(${courseName(language)}, '')` };
    case 'chapter':
      return { key: id(sql`${chapters.id}`), name: sql`coalesce(${chapters.name}, '')` };
    case 'student':
      return { key: id(sql`${students.id}`), name: sql`${students.name}` };
    case 'point':
      return { key: id(sql`${points.id}`), name: pointName(language) };
    case 'question':
      return { key: id(sql`${questions.id}`), name: sql`${questions.stem}` };
  }
}

/** Whose answers are meant: one's own students' only. */
function isWhose(db: Queries, accountId: number, { student_id, class_id }: Asked) {
  return and(
    isSeen(db, accountId, answers.studentId),
    student_id === undefined ? undefined : eq(answers.studentId, student_id),
    class_id === undefined
      ? undefined
      : exists(
          db
            .select({ id: classStudents.studentId })
            .from(classStudents)
            .where(
              and(
                eq(classStudents.classId, class_id),
                eq(classStudents.studentId, answers.studentId),
              ),
            ),
        ),
  );
}

/** The name of the student or class; absent where the account does not see it. */
async function nameOf(db: Queries, accountId: number, asked: Asked): Promise<string> {
  if (asked.student_id !== undefined) {
    await demandSeen(db, accountId, [asked.student_id]);
    const [row] = await db
      .select({ name: students.name })
      .from(students)
      .where(eq(students.id, asked.student_id));
    return row?.name ?? '';
  }
  if (asked.class_id === undefined) return '';
  const [row] = await db
    .select({ name: classes.name })
    .from(classes)
    .where(
      and(
        eq(classes.id, asked.class_id),
        eq(classes.accountId, accountId),
        eq(classes.subjectId, asked.subject_id),
      ),
    );
  if (row === undefined) throw absent();
  return row.name;
}

export const rowHandlers: readonly Handler[] = [
  serve(reportRows, async ({ payload, session, db, now, language }) => {
    const accountId = session.account.id;
    const name = await nameOf(db, accountId, payload);
    const { view, program, course_id: courseId, subject_id: subjectId } = payload;
    const days = daysOf(payload, now);
    const isMeant = and(
      isWhose(db, accountId, payload),
      isOfReport(subjectId, days),
      program === undefined ? undefined : eq(courses.program, program),
      courseId === undefined ? undefined : eq(courses.id, courseId),
    );
    const group = groupOf(view, language);
    const found = await pageOf(
      (limit, offset) =>
        selectReport(db, group)
          .where(isMeant)
          .groupBy(sql`1`, sql`2`)
          .orderBy(view === 'daily' ? desc(sql`1`) : desc(totals.answered), asc(sql`1`))
          .limit(limit)
          .offset(offset),
      payload,
    );
    const [whole] = await selectReport(db, everything).where(isMeant);
    if (whole === undefined) throw new Error('counting gives a row');
    return {
      ...listed(found, ({ total: _, ...row }) => row, now),
      ...{ totals: whole, name, first_day: days.from, last_day: days.to },
      courses: await db
        .select({ id: courses.id, name: courseName(language) })
        .from(courses)
        .where(and(eq(courses.subjectId, subjectId), isCourseSeen(db, accountId, courses.id)))
        .orderBy(asc(courses.id)),
    };
  }),
];
