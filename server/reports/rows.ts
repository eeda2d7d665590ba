import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { reportRows } from '../../src/contract/reports';
import { dayCount } from '../../src/domain/answers';
import { drawnBars, drawnStep } from '../../src/domain/reports';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { answers, courses, questions, students } from '../db/tables';
import { listed, type Page, pageOf, type Paging } from '../page';
import { type Handler, serve } from '../serve';
import { isCourseSeen } from '../students/seen';
import { say } from '../words';
import { groupOf, stepOf } from './groups';
import { selectMembers } from './members';
import { daysOf, everything, type Group, isOfReport, selectReport, totals } from './totals';
import { isWhose, nameOf } from './whose';

/** A page, and the first rows, which are drawn: on the first page both are one reading. */
async function drawnPage<Row extends { total: number }>(
  select: (limit: number, offset: number) => Promise<readonly Row[]>,
  paging: Paging,
): Promise<{ found: Page<Row>; drawn: readonly Row[] }> {
  const size = paging.page_size;
  if (paging.page > 1)
    return { found: await pageOf(select, paging), drawn: await select(drawnBars, 0) };
  const rows = await select(Math.max(size, drawnBars), 0);
  const found = { rows: rows.slice(0, size), total: rows[0]?.total ?? 0 };
  return { found, drawn: rows.slice(0, drawnBars) };
}

/** Whether those of the report have answered anything in the subject, on whatever days. */
async function hasAnswers(
  db: Queries,
  accountId: number,
  asked: Parameters<typeof isWhose>[2],
): Promise<boolean> {
  const found = await db
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(students, eq(students.id, answers.studentId))
    .innerJoin(questions, eq(questions.id, answers.questionId))
    .where(and(isWhose(db, accountId, asked), eq(questions.subjectId, asked.subject_id)))
    .limit(1);
  return found.length > 0;
}

export const rowHandlers: readonly Handler[] = [
  serve(reportRows, async ({ payload, session, db, now, language }) => {
    const accountId = session.account.id;
    const whose = await nameOf(db, accountId, payload);
    const { view, program, course_id: courseId, subject_id: subjectId } = payload;
    const days = daysOf(payload, now);
    const isMeant = and(
      isWhose(db, accountId, payload),
      isOfReport(subjectId, days),
      program === undefined ? undefined : eq(courses.program, program),
      courseId === undefined ? undefined : eq(courses.id, courseId),
    );
    const rowsOf = (group: Group) => (limit: number, offset: number) =>
      selectReport(db, group)
        .where(isMeant)
        .groupBy(sql`1`, sql`2`)
        .orderBy(view === 'daily' ? desc(sql`1`) : desc(totals.answered), asc(sql`1`))
        .limit(limit)
        .offset(offset);
    const { class_id: classId } = payload;
    const select =
      view === 'student' && classId !== undefined
        ? selectMembers(db, accountId, classId, { ...payload, ...days })
        : rowsOf(groupOf(view, language));
    const step = view === 'daily' ? drawnStep(dayCount(days)) : null;
    const { found, drawn } =
      step === null
        ? await drawnPage(select, payload)
        : {
            found: await pageOf(select, payload),
            drawn: await rowsOf(stepOf(step, days.from))(drawnBars, 0),
          };
    type Row = (typeof found.rows)[number];
    const show = ({ total: _, student: __, ...row }: Row) =>
      view === 'type' ? { ...row, name: say(language, `questionType.${row.name}`) } : row;
    const [whole] = await selectReport(db, everything).where(isMeant);
    if (whole === undefined) throw new Error('counting gives a row');
    const hasBegun = found.total > 0 || (await hasAnswers(db, accountId, payload));
    return {
      ...listed(found, show, now),
      drawn: { step, rows: drawn.map(show) },
      has_begun: hasBegun,
      ...{ ...whose, totals: whole, first_day: days.from, last_day: days.to },
      courses: await db
        .select({ id: courses.id, name: courseName(language) })
        .from(courses)
        .where(and(eq(courses.subjectId, subjectId), isCourseSeen(db, accountId, courses.id)))
        .orderBy(asc(courses.id)),
    };
  }),
];
