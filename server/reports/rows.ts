import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { reportRows } from '../../src/contract/reports';
import { dayCount } from '../../src/domain/answers';
import { drawnBars, drawnStep } from '../../src/domain/reports';
import { courseName } from '../courseName';
import { courses } from '../db/tables';
import { listed, pageOf } from '../page';
import { type Handler, serve } from '../serve';
import { isCourseSeen } from '../students/seen';
import { say } from '../words';
import { groupOf, stepOf } from './groups';
import { selectMembers } from './members';
import { daysOf, everything, type Group, isOfReport, selectReport, totals } from './totals';
import { isWhose, nameOf } from './whose';

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
    const found = await pageOf(select, payload);
    const step = view === 'daily' ? drawnStep(dayCount(days)) : null;
    const drawn = step === null ? select : rowsOf(stepOf(step, days.from));
    type Row = (typeof found.rows)[number];
    const show = ({ total: _, student: __, ...row }: Row) =>
      view === 'type' ? { ...row, name: say(language, `questionType.${row.name}`) } : row;
    const [whole] = await selectReport(db, everything).where(isMeant);
    if (whole === undefined) throw new Error('counting gives a row');
    return {
      ...listed(found, show, now),
      drawn: { step, rows: (await drawn(drawnBars, 0)).map(show) },
      ...{ ...whose, totals: whole, first_day: days.from, last_day: days.to },
      courses: await db
        .select({ id: courses.id, name: courseName(language) })
        .from(courses)
        .where(and(eq(courses.subjectId, subjectId), isCourseSeen(db, accountId, courses.id)))
        .orderBy(asc(courses.id)),
    };
  }),
];
