import { and, asc, eq, notExists } from 'drizzle-orm';
import { examClass } from '../../src/contract/exams';
import { businessDay, toMoment } from '../../src/domain/businessTime';
import { summaryOf } from '../../src/domain/exams';
import { schoolYearOf } from '../../src/domain/schoolYear';
import { examPapers, examReports, listings, students } from '../db/tables';
import { absent } from '../refusal';
import { type Handler, serve } from '../serve';
import { lists } from '../students/filters';
import { isOfExam, isOwn, paperOf, selectPapers, selectReports } from './rows';

export const classHandlers: readonly Handler[] = [
  serve(examClass, async ({ payload, session, db, now }) => {
    const { subject_id: subjectId, paper_id: paperId } = payload;
    const ofPaper = and(eq(examPapers.id, paperId), eq(examPapers.subjectId, subjectId));
    const [found] = await selectPapers(db).where(ofPaper);
    if (found === undefined) throw absent();
    const paper = paperOf(found);
    const results = await selectReports(db).where(
      and(ofPaper, isOwn(db, session.account.id, subjectId)),
    );
    const entered = db
      .select({ id: examReports.id })
      .from(examReports)
      .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
      .where(and(eq(examReports.studentId, students.id), isOfExam(found.paper)));
    // Who sat the paper in an earlier school year is in a higher grade by now.
    const gradeNow = paper.grade + schoolYearOf(businessDay(now)) - paper.year;
    const missing = await db
      .select({
        ...{ student_id: students.id, name: students.name },
        ...{ username: students.username, grade: students.grade },
      })
      .from(students)
      .innerJoin(listings, eq(listings.studentId, students.id))
      .where(
        and(
          ...[eq(listings.accountId, session.account.id), lists.responsible],
          ...[eq(students.grade, gradeNow), notExists(entered)],
        ),
      )
      .orderBy(asc(students.pinyin), asc(students.id));
    const scores = results.map(({ score }) => score);
    return {
      ...{ paper, summary: summaryOf(scores, paper.full_marks), missing, as_of: toMoment(now) },
    };
  }),
];
