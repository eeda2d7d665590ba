import { and, desc, eq, inArray, max, min, type SQL, sql } from 'drizzle-orm';
import {
  examInfo,
  examPapers as papersCall,
  examQuestions,
  examReports as reportsCall,
} from '../../src/contract/exams';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import type { ExamReport, examSorts } from '../../src/domain/exams';
import { schoolYearOf } from '../../src/domain/schoolYear';
import type { Queries } from '../db/database';
import { examPapers, examReports } from '../db/tables';
import { namesStudent } from '../keyword';
import { inOrder, isSet, listed, pageOf } from '../page';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { studentsCalled } from '../students/called';
import { isSeen } from '../students/seen';
import type { Language } from '../words';
import {
  enteredOf,
  isOwn,
  paperOf,
  questionsOf,
  rowOf,
  selectPapers,
  selectReports,
  sharedScore,
} from './rows';
import { scoreOfExam } from './scored';

const columns: Readonly<Record<(typeof examSorts)[number], SQL>> = {
  share: sharedScore,
  examDate: sql`${examReports.examDate}`,
  entered: sql`${examReports.enteredAt}`,
};

/** A result with the marks of its questions; absent where the condition finds none. */
export async function reportOf(
  db: Queries,
  condition: SQL | undefined,
  language: Language,
): Promise<{ readonly report: ExamReport; readonly version: number }> {
  const [row] = await selectReports(db).where(condition);
  if (row === undefined) throw absent();
  const questions = await questionsOf(db, row.paper.id, language);
  const marked = questions.map((question, index) => ({
    ...question,
    mark: row.report.marks[index] ?? 0,
  }));
  return { report: { ...rowOf(row), questions: marked }, version: row.report.version };
}

export const listHandlers: readonly Handler[] = [
  serve(reportsCall, async ({ payload, session, db, now }) => {
    const { exam_type: type, grade: grades = [], sort, order } = payload;
    const found = await pageOf(
      selectReports(db)
        .where(
          and(
            isOwn(db, session.account.id, payload.subject_id),
            namesStudent(payload.keyword),
            type === undefined ? undefined : eq(examPapers.examType, type),
            isSet(grades) ? inArray(examPapers.grade, grades) : undefined,
          ),
        )
        .orderBy(
          ...(sort === undefined ? [] : [inOrder(columns[sort], order)]),
          desc(examReports.examDate),
          desc(examReports.id),
        ),
      payload,
    );
    return listed(found, rowOf, now);
  }),

  serve(papersCall, async ({ payload, db, now }) => {
    const { region, grade: grades = [], term, year } = payload;
    const thisYear = schoolYearOf(businessDay(now));
    const found = await pageOf(
      selectPapers(db)
        .where(
          and(
            eq(examPapers.subjectId, payload.subject_id),
            region === undefined ? undefined : eq(examPapers.region, region),
            isSet(grades) ? inArray(examPapers.grade, grades) : undefined,
            term === undefined ? undefined : eq(examPapers.term, term),
            year === undefined
              ? undefined
              : eq(examPapers.year, year === 'current' ? thisYear : thisYear - 1),
          ),
        )
        .orderBy(desc(examPapers.averagedOn), desc(examPapers.id)),
      payload,
    );
    return listed(found, paperOf, now);
  }),

  serve(examQuestions, async ({ payload, session, db, now, language }) => {
    const { subject_id: subjectId, paper_id: paperId, report_id: reportId, student } = payload;
    const ofPaper = and(eq(examPapers.id, paperId), eq(examPapers.subjectId, subjectId));
    const [paper] = await selectPapers(db).where(ofPaper);
    if (paper === undefined) throw absent();
    const questions = await questionsOf(db, paperId, language);
    const [{ from, to } = { from: null, to: null }] = await db
      .select({ from: min(examReports.examDate), to: max(examReports.examDate) })
      .from(examReports)
      .where(
        and(
          eq(examReports.paperId, paperId),
          isSeen(db, session.account.id, examReports.studentId),
        ),
      );
    const answer = {
      ...{ paper: paperOf(paper), questions, as_of: toMoment(now) },
      usual_date: from === to ? from : null,
    };
    const called =
      student === undefined ? [] : await studentsCalled(db, session.account.id, student);
    const named = called.length === 1 ? called[0] : undefined;
    const result =
      reportId > 0 ? eq(examReports.id, reportId) : eq(examReports.studentId, named?.id ?? 0);
    const own = isOwn(db, session.account.id, subjectId);
    const [row] = await selectReports(db).where(and(own, ofPaper, result));
    if (row === undefined && reportId > 0) throw absent();
    return { ...answer, named: named ?? null, entered: row === undefined ? null : enteredOf(row) };
  }),

  serve(examInfo, async ({ payload, session, db, now, language }) => {
    const own = isOwn(db, session.account.id, payload.subject_id);
    const condition = and(own, eq(examReports.id, payload.report_id));
    const found = await reportOf(db, condition, language);
    const score = await scoreOfExam(db, found.report);
    return { ...found, score, as_of: toMoment(now) };
  }),
];
