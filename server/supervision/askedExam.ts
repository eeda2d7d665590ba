import { and, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { businessDay } from '../../src/domain/businessTime';
import type { ExamReportKey } from '../../src/domain/examReportKey';
import { examsSince, scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import type { Given } from '../db/statement';
import { examPapers, examReports, students } from '../db/tables';

/** The exam that scores are asked for: what it is, since when it counts, and the day of its reminder. */
export interface AskedExam {
  readonly exam: Given<string>;
  readonly since: Given<string>;
  readonly remindedOn: Given<string>;
}

/** The exam that scores are asked for now, as a statement wants it. */
export function askedExam(now: Date) {
  const window = scoreWindowAt(now);
  const remindedOn = businessDay(new Date(window.from));
  return { exam: window.exam, since: examsSince(window), remindedOn };
}

/** A student's latest result in exam analysis of the exam that scores are asked for, in one of some subjects; null without one. */
export function latestExamReport(
  db: Queries,
  { exam, since }: Pick<AskedExam, 'exam' | 'since'>,
  subjects: readonly number[],
): SQL<ExamReportKey | null> {
  const ids = sql`json_build_object('report_id', ${examReports.id}, 'subject_id', ${examPapers.subjectId})`;
  const latest = db
    .select({ ids })
    .from(examReports)
    .innerJoin(examPapers, eq(examPapers.id, examReports.paperId))
    .where(
      and(
        ...[eq(examReports.studentId, students.id), eq(examPapers.examType, exam)],
        gte(examReports.examDate, since),
        inArray(examPapers.subjectId, [...subjects]),
      ),
    )
    .orderBy(desc(examReports.examDate), desc(examReports.id))
    .limit(1);
  return sql<ExamReportKey | null>`(${latest})`;
}
