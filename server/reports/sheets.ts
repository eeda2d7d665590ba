import { and, asc, desc, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnswerOf, PayloadOf } from '../../src/contract/call';
import type { reportSheets } from '../../src/contract/reports';
import { dayCount } from '../../src/domain/answers';
import { businessDay } from '../../src/domain/businessTime';
import {
  handoutStep,
  handoutViews,
  nextStepOf,
  type ReportSheet,
  type ReportView,
} from '../../src/domain/reports';
import { courseName } from '../courseName';
import type { Queries } from '../db/database';
import { answers, classStudents, courses, students } from '../db/tables';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import { finalReviewsOf, waitingOf } from './finals';
import { groupOf, stepOf } from './groups';
import { schoolingOf } from './schooling';
import { everything, type Group, isOfReport, selectReport, totals } from './totals';

type Asked = PayloadOf<typeof reportSheets>;
type Row = Awaited<ReturnType<typeof selectReport>>[number];

/** The students of the handout: the one that is named, or those of the class whom the account sees. */
export function studentsOf(db: Queries, accountId: number, { student_id, class_id }: Asked) {
  const ofClass = db
    .select({ id: classStudents.studentId })
    .from(classStudents)
    .where(and(eq(classStudents.classId, class_id ?? 0), eq(classStudents.studentId, students.id)));
  return db
    .select({ id: students.id, name: students.name })
    .from(students)
    .where(
      and(
        isSeen(db, accountId, students.id),
        student_id === undefined ? exists(ofClass) : eq(students.id, student_id),
      ),
    )
    .orderBy(asc(students.pinyin), asc(students.id));
}

const nothing = { answered: 0, right: 0, skipped: 0, seconds: 0 };

const shown = ({ total: _, student: __, ...row }: Row) => row;

/** The sheets of these students: each part is one statement for all of them. */
export async function sheetsOf(
  db: Queries,
  people: readonly { readonly id: number; readonly name: string }[],
  asked: Asked,
  { language, now }: { readonly language: Language; readonly now: Date },
): Promise<AnswerOf<typeof reportSheets>> {
  const { what, program, from, to } = asked;
  const step = handoutStep(dayCount({ from, to }));
  const all = people.map(({ id }) => id);
  const isMeant = and(
    inArray(answers.studentId, all),
    isOfReport(asked.subject_id, { from, to }),
    program === undefined ? undefined : eq(courses.program, program),
    asked.course_id === undefined ? undefined : eq(courses.id, asked.course_id),
  );
  const rowsOf = (group: Group, order: SQL[]) =>
    selectReport(db, { ...group, student: sql`${answers.studentId}` })
      .where(isMeant)
      .groupBy(sql`1`, sql`2`, sql`3`)
      .orderBy(...order);
  const wholes = await rowsOf(everything, []);
  const parts: { readonly view: ReportView; readonly rows: readonly Row[] }[] = [];
  for (const view of handoutViews[what]) {
    const group = view === 'daily' ? stepOf(step, from) : groupOf(view, language);
    const order = view === 'daily' ? [asc(sql`1`)] : [desc(totals.answered), asc(sql`1`)];
    parts.push({ view, rows: await rowsOf(group, order) });
  }
  const isFinal = what === 'final';
  const ids = isFinal ? all : [];
  const schoolings = await schoolingOf(db, all, asked.subject_id);
  const reviews = await finalReviewsOf(db, ids, asked);
  const waiting = await waitingOf(db, ids, asked);
  const sheetOf = ({ id, name }: { id: number; name: string }): ReportSheet => {
    const whole = wholes.find(({ student }) => student === id);
    const own = parts.map(({ view, rows }) => ({
      view,
      rows: rows.filter(({ student }) => student === id).map(shown),
    }));
    const schooling = schoolings.get(id);
    if (schooling === undefined) throw new Error('a student who has a sheet is there');
    const points = own.find(({ view }) => view === 'point')?.rows ?? [];
    return {
      ...{ student_id: id, name, totals: whole ?? nothing, parts: own },
      schooling,
      review: reviews.get(id) ?? null,
      next: isFinal ? nextStepOf(points, waiting.get(id) ?? 0) : null,
    };
  };
  const [course] =
    asked.course_id === undefined
      ? []
      : await db
          .select({ name: courseName(language) })
          .from(courses)
          .where(eq(courses.id, asked.course_id));
  return {
    ...{ subject_id: asked.subject_id, what, step, first_day: from, last_day: to },
    is_over: to < businessDay(now),
    ...{ program: program ?? null, course_name: course?.name ?? null },
    list: people.map(sheetOf),
  };
}
