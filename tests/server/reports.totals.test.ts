import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { classList } from '../../src/contract/courses';
import { reportRows, reportSheets, reportTargets } from '../../src/contract/reports';
import { businessDay } from '../../src/domain/businessTime';
import {
  reportPresets,
  reportPrograms,
  type ReportTotals,
  reportViews,
} from '../../src/domain/reports';
import {
  accounts,
  answers,
  courses,
  lessons,
  listings,
  questions,
  classStudents,
} from '../../server/db/tables';
import { worldOf, today, type TestWorld } from './rig';
import { addAnswers } from './scene/answers';

const asZhou = { as: 'zhou' };
const subjects = [1, 2, 3, 4, 5] as const;
const dayLength = 86_400_000;
const sixty = { days: '60' as const, page: 1, page_size: 200 };

/** One answer with what the reports group it by, joined here and not in SQL. */
interface Raw {
  readonly studentId: number;
  readonly subjectId: number;
  readonly day: string;
  readonly program: string | null;
  readonly summary: string;
  readonly chapter: string;
  readonly point: string;
  readonly question: string;
  readonly type: string;
  readonly ability: string;
  readonly method: string;
  readonly isSkipped: boolean;
  readonly isRight: boolean;
  readonly seconds: number;
}

/** The answers of the account's students, joined row by row from what the tables hold. */
async function readRaw({ database: { query } }: TestWorld): Promise<Raw[]> {
  const [zhou] = await query.select().from(accounts).where(eq(accounts.username, 'zhou'));
  const listed = await query
    .select()
    .from(listings)
    .where(eq(listings.accountId, zhou?.id ?? 0));
  const mine = new Set(listed.map(({ studentId }) => studentId));
  const questionOf = new Map((await query.select().from(questions)).map((one) => [one.id, one]));
  const lessonOf = new Map((await query.select().from(lessons)).map((one) => [one.id, one]));
  const courseOf = new Map((await query.select().from(courses)).map((one) => [one.id, one]));
  const given = await query.select().from(answers);
  return given
    .filter(({ studentId }) => mine.has(studentId))
    .map((one) => {
      const question = questionOf.get(one.questionId);
      const lesson = one.lessonId === null ? undefined : lessonOf.get(one.lessonId);
      return {
        studentId: one.studentId,
        subjectId: question?.subjectId ?? 0,
        day: businessDay(one.submittedAt),
        program: courseOf.get(lesson?.courseId ?? 0)?.program ?? null,
        summary: String(lesson?.courseId ?? 0),
        chapter: String(lesson?.chapterId ?? 0),
        point: String(question?.pointId),
        question: String(one.questionId),
        type: question?.type ?? '',
        ability: question?.ability || '—',
        method: question?.method || '—',
        isSkipped: one.skipReason !== null,
        isRight: one.isRight,
        seconds: one.seconds,
      };
    });
}

/** What the rows add up to, by the formulas that the pages state. */
function totalsOf(rows: readonly Raw[]): ReportTotals {
  const answered = rows.filter(({ isSkipped }) => !isSkipped);
  return {
    answered: answered.length,
    right: answered.filter(({ isRight }) => isRight).length,
    skipped: rows.length - answered.length,
    seconds: rows.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

const counted = ({ answered, right, skipped, seconds }: ReportTotals): ReportTotals => ({
  ...{ answered, right, skipped, seconds },
});

/** Totals by a key; nothing that has no rows is among them. */
function groupsOf(rows: readonly Raw[], keyOf: (row: Raw) => string): Map<string, ReportTotals> {
  const groups = new Map<string, Raw[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return new Map([...groups].map(([key, some]) => [key, totalsOf(some)]));
}

const keyOfView = {
  daily: ({ day }: Raw) => day,
  summary: ({ summary }: Raw) => summary,
  chapter: ({ chapter }: Raw) => chapter,
  student: ({ studentId }: Raw) => String(studentId),
  point: ({ point }: Raw) => point,
  question: ({ question }: Raw) => question,
  type: ({ type }: Raw) => type,
  ability: ({ ability }: Raw) => ability,
  method: ({ method }: Raw) => method,
} as const;

/** Answers in special events, which the demonstration's students have not met yet. */
async function answerSpecialEvents(world: TestWorld): Promise<void> {
  const asked = await world.database.query
    .select({ lessonId: lessons.id, questionId: questions.id })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .innerJoin(questions, eq(questions.subjectId, courses.subjectId))
    .where(eq(courses.program, 'specialEvent'));
  const ofStudent = (studentId: number) =>
    asked.slice(0, 60).map((one, at) => ({
      ...{ ...one, studentId, isRight: at % 3 > 0, seconds: at + 5 },
      at: new Date(today.getTime() - at * 3_600_000),
    }));
  await addAnswers(world, [10_015, 10_024].flatMap(ofStudent));
}

describe('the totals of the demonstration’s reports', () => {
  const world = worldOf({ database: 'postgres' });
  let raw: Raw[];
  beforeAll(async () => {
    await answerSpecialEvents(world);
    // Nobody has counted the rows of a fresh copy yet: without that each report takes three times as long.
    await world.database.query.execute(sql`analyze`);
    raw = await readRaw(world);
  });

  /** What the screen's pages, which are the file's, and the sheets of paper say of one student or class. */
  const saidOf = async (
    whose: { student_id: number } | { class_id: number },
    of: { subject_id: number; program: (typeof reportPrograms)[number] },
  ) => {
    const shown = await Promise.all(
      reportViews.map(async (view) => ({
        view,
        ...(await world.ask(reportRows, { ...sixty, ...whose, ...of, view }, asZhou)),
      })),
    );
    const asked = { ...whose, ...of, from: since('60'), to: businessDay(today) };
    const sheets = [];
    for (const what of ['report', 'analysis', 'final'] as const) {
      sheets.push(...(await world.ask(reportSheets, { ...asked, what }, asZhou)).list);
    }
    return { shown, sheets };
  };

  const since = (days: string) =>
    businessDay(new Date(today.getTime() - (Number(days) - 1) * dayLength));
  const meant = (subjectId: number, days: string) =>
    raw.filter((row) => row.subjectId === subjectId && row.day >= since(days));

  it.each(subjects)(
    '[CALL-121] [CALL-123] [CALL-124] every view of every student of subject %i says what the answers add up to',
    async (subject_id) => {
      const rows = meant(subject_id, '60');
      const students = new Set(rows.map(({ studentId }) => studentId));
      expect(students.size).toBeGreaterThan(0);
      for (const student_id of [undefined, ...students]) {
        const own = rows.filter(({ studentId }) => [undefined, studentId].includes(student_id));
        // All views at once: the server and its database work side by side.
        const reports = await Promise.all(
          reportViews.map(async (view) => {
            const asked = { ...sixty, subject_id, student_id, view };
            return { view, report: await world.ask(reportRows, asked, asZhou) };
          }),
        );
        for (const { view, report } of reports) {
          const groups = groupsOf(own, keyOfView[view]);
          expect(counted(report.totals)).toEqual(totalsOf(own));
          expect(report.total).toBe(groups.size);
          for (const row of report.list) expect(counted(row)).toEqual(groups.get(row.key));
        }
      }
    },
    180_000,
  );

  it.each(reportPrograms)(
    '[CALL-121] [CALL-124] [CALL-191] a report of %s courses says the same on the screen, in a file and on paper, of students and of classes',
    async (program) => {
      let reports = 0;
      for (const subject_id of subjects) {
        const rows = meant(subject_id, '60').filter((row) => row.program === program);
        const paging = { page: 1, page_size: 200 };
        const { list: classes } = await world.ask(classList, { subject_id, ...paging }, asZhou);
        const members = await world.database.query.select().from(classStudents);
        const whose = [
          ...[...new Set(rows.map(({ studentId }) => studentId))]
            .slice(0, 3)
            .map((student_id) => ({ asked: { student_id }, ids: [student_id] })),
          ...classes.map(({ class_id }) => ({
            asked: { class_id },
            ids: members.filter((one) => one.classId === class_id).map((one) => one.studentId),
          })),
        ];
        for (const { asked, ids } of whose) {
          const own = rows.filter(({ studentId }) => ids.includes(studentId));
          if (own.length === 0) continue;
          reports += 1;
          const { shown, sheets } = await saidOf(asked, { subject_id, program });
          for (const { view, totals, list } of shown) {
            expect(counted(totals)).toEqual(totalsOf(own));
            const groups = groupsOf(own, keyOfView[view]);
            // A class's report by student has also those who answered nothing.
            const told = list.filter(({ answered, skipped }) => answered + skipped > 0);
            expect(told).toHaveLength(groups.size);
            for (const row of told) expect(counted(row)).toEqual(groups.get(row.key));
          }
          for (const { student_id, totals, parts } of sheets) {
            const answered = own.filter(({ studentId }) => studentId === student_id);
            expect(counted(totals)).toEqual(totalsOf(answered));
            for (const { view, rows: printed } of parts) {
              const groups = groupsOf(answered, keyOfView[view]);
              // Paper has weeks or months instead of days: they add up to the same.
              const sum = printed.reduce((all, one) => all + one.answered, 0);
              expect(sum).toBe(totalsOf(answered).answered);
              if (view === 'daily') continue;
              for (const row of printed) expect(counted(row)).toEqual(groups.get(row.key));
            }
          }
        }
      }
      expect(reports).toBeGreaterThan(0);
    },
    180_000,
  );

  it('[SCREEN-058] [CALL-122] every preset of the lists, every course type and every class does, too', async () => {
    for (const subject_id of subjects) {
      for (const days of reportPresets) {
        const asked = { ...sixty, subject_id, days, who: 'student' as const };
        const { list } = await world.ask(reportTargets, asked, asZhou);
        const groups = groupsOf(meant(subject_id, days), keyOfView.student);
        expect(list.length).toBeGreaterThanOrEqual(groups.size);
        const none = totalsOf([]);
        for (const one of list) expect(counted(one)).toEqual(groups.get(String(one.id)) ?? none);
      }
      for (const program of reportPrograms) {
        const asked = { ...sixty, subject_id, program, view: 'daily' as const };
        const { totals } = await world.ask(reportRows, asked, asZhou);
        const rows = meant(subject_id, '60').filter((row) => row.program === program);
        expect(counted(totals)).toEqual(totalsOf(rows));
      }
      const paging = { page: 1, page_size: 200 };
      const { list: classes } = await world.ask(classList, { subject_id, ...paging }, asZhou);
      for (const { class_id } of classes) {
        const members = await world.database.query
          .select()
          .from(classStudents)
          .where(eq(classStudents.classId, class_id));
        const ids = new Set(members.map(({ studentId }) => studentId));
        const rows = meant(subject_id, '60').filter(({ studentId }) => ids.has(studentId));
        const asked = { ...sixty, subject_id, class_id, view: 'student' as const };
        const report = await world.ask(reportRows, asked, asZhou);
        expect(counted(report.totals)).toEqual(totalsOf(rows));
        const groups = groupsOf(rows, keyOfView.student);
        expect(report.total).toBeGreaterThanOrEqual(groups.size);
        const nobody = totalsOf([]);
        for (const row of report.list) expect(counted(row)).toEqual(groups.get(row.key) ?? nobody);

        // Paper says the same as the screen.
        const days = { from: since('60'), to: businessDay(today) };
        const handout = { subject_id, class_id, what: 'report' as const, ...days };
        const { list: sheets } = await world.ask(reportSheets, handout, asZhou);
        for (const { student_id, totals, parts } of sheets) {
          const own = rows.filter(({ studentId }) => studentId === student_id);
          expect(counted(totals)).toEqual(totalsOf(own));
          for (const { view, rows: shown } of parts) {
            // Paper has weeks or months instead of days: they add up to the same.
            const sum = shown.reduce((whole, { seconds }) => whole + seconds, 0);
            expect(sum).toBe(totalsOf(own).seconds);
            if (view === 'daily') continue;
            const expected = groupsOf(own, keyOfView[view]);
            for (const row of shown) expect(counted(row)).toEqual(expected.get(row.key));
          }
        }
      }
    }
  }, 180_000);
});
