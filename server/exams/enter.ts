import { and, asc, eq, ne, or } from 'drizzle-orm';
import { submitExam } from '../../src/contract/exams';
import type { BrokenRule } from '../../src/domain/brokenRule';
import { businessDay } from '../../src/domain/businessTime';
import { markFault } from '../../src/domain/exams';
import type { Queries } from '../db/database';
import { examPapers, examQuestions, examReports } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { type Handler, serve } from '../serve';
import { studentCalled, wrongField, wrongFields } from '../students/called';
import { lockStudent, tellOfStudent } from '../students/seen';
import { isOfExam, isOwn, selectReports } from './rows';
import { nextMissing } from './sitters';

/** The full marks of a paper's questions in their order; absent where the subject has no such paper. */
async function fullMarksOf(db: Queries, paperId: number, subjectId: number): Promise<number[]> {
  const rows = await db
    .select({ full: examQuestions.fullMarks })
    .from(examQuestions)
    .innerJoin(examPapers, eq(examPapers.id, examQuestions.paperId))
    .where(and(eq(examPapers.id, paperId), eq(examPapers.subjectId, subjectId)))
    .orderBy(asc(examQuestions.number));
  if (rows.length === 0) throw absent();
  return rows.map(({ full }) => full);
}

/** What is wrong with the marks, by the rules of the form. */
function markIssues(typed: readonly string[], full: readonly number[]): readonly BrokenRule[] {
  const issues = full.flatMap((most, index) => {
    const rule = markFault(typed[index] ?? '', most);
    return rule === null ? [] : [{ field: `marks.${String(index)}`, rule }];
  });
  if (typed.length > full.length) issues.push({ field: 'marks', rule: 'other' });
  return issues;
}

/** Whether a student has a result of the paper's exam in another paper. */
async function hasOtherPaper(db: Queries, studentId: number, paperId: number): Promise<boolean> {
  const papers = await db.select().from(examPapers).where(eq(examPapers.id, paperId));
  const [other] = await db
    .select({ id: examReports.id })
    .from(examReports)
    .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
    .where(
      and(
        ...[eq(examReports.studentId, studentId), ne(examReports.paperId, paperId)],
        or(...papers.map(isOfExam)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

export const enterHandlers: readonly Handler[] = [
  serve(submitExam, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, paper_id: paperId, report_id: reportId } = payload;
    const future = { field: 'exam_date', rule: 'future' };
    const wrong = [
      ...(payload.exam_date > businessDay(now) ? [future] : []),
      ...markIssues(payload.marks, await fullMarksOf(db, paperId, subjectId)),
    ];
    const result = { examDate: payload.exam_date, marks: payload.marks.map(Number) };
    if (reportId > 0) {
      if (wrong.length > 0) throw wrongFields(wrong);
      const own = isOwn(db, session.account.id, subjectId);
      const ofPaper = and(eq(examReports.id, reportId), eq(examReports.paperId, paperId));
      const [row] = await selectReports(db).where(and(own, ofPaper));
      if (row === undefined) throw absent();
      const [changed] = await db
        .update(examReports)
        .set({
          ...{ ...result, version: payload.version + 1 },
          ...{ changedAt: now, changedBy: session.account.id },
        })
        .where(and(eq(examReports.id, reportId), eq(examReports.version, payload.version)))
        .returning({ id: examReports.id });
      if (changed === undefined) throw new Refusal('conflict', 'exams.changed');
      const { studentId } = row.report;
      await tellOfStudent(db, studentId);
      const next = await nextMissing(db, {
        paperId,
        studentId,
        accountId: session.account.id,
        now,
      });
      return { report_id: reportId, name: row.name, next };
    }
    const { student } = payload;
    const { id: studentId, name } = await studentCalled(db, session.account.id, student, wrong);
    await lockStudent(db, studentId);
    if (await hasOtherPaper(db, studentId, paperId)) throw wrongField('student', 'otherPaper');
    const [entered] = await db
      .insert(examReports)
      .values({ paperId, studentId, ...result, enteredAt: now, enteredBy: session.account.id })
      .onConflictDoNothing()
      .returning({ id: examReports.id });
    if (entered === undefined) throw wrongField('student', 'twice');
    await tellOfStudent(db, studentId);
    const next = await nextMissing(db, { paperId, studentId, accountId: session.account.id, now });
    return { report_id: entered.id, name, next };
  }),
];
