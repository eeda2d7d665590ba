import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  type EnteredScore,
  enteredScore,
  type ExamPaper,
  type ExamRow,
} from '../../src/domain/exams';
import { scoreTermDays } from '../../src/domain/limits';
import { isHalfYearly } from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { examReports, scores } from '../db/tables';

interface Sitters {
  readonly paper: ExamPaper;
  readonly studentIds: readonly number[];
  readonly subjectIds: readonly number[];
  /** The day of the exam for those who have no result in the paper. */
  readonly usualDay: string;
}

/** The scores of a paper's exam in score management: of each student and subject the one closest to its day. */
export function scoresOfExam(db: Queries, { paper, studentIds, subjectIds, usualDay }: Sitters) {
  const { exam_type: type, paper_id: paperId } = paper;
  // Mid-term and final exams match within the term; other exams must have the same day.
  const mostApart = isHalfYearly(type) ? scoreTermDays : 0;
  const apart = sql`abs(${scores.examDate} - coalesce(${examReports.examDate}, ${usualDay}::date))`;
  return db
    .selectDistinctOn([scores.studentId, scores.subjectId], {
      ...{ studentId: scores.studentId, subjectId: scores.subjectId, score_id: scores.id },
      ...{ score: scores.score, full_score: scores.fullScore, level: scores.level },
      grade_rank: scores.gradeRank,
    })
    .from(scores)
    .leftJoin(
      examReports,
      and(eq(examReports.studentId, scores.studentId), eq(examReports.paperId, paperId)),
    )
    .where(
      and(
        ...[inArray(scores.studentId, [...studentIds]), inArray(scores.subjectId, [...subjectIds])],
        ...[eq(scores.examType, type), sql`${apart} <= ${mostApart}`],
      ),
    )
    .orderBy(scores.studentId, scores.subjectId, asc(apart), asc(scores.id));
}

/** The same score of one result; null where none is entered. */
export async function scoreOfExam(db: Queries, report: ExamRow): Promise<EnteredScore | null> {
  const { paper, student_id: studentId, exam_date: usualDay } = report;
  const of = { paper, studentIds: [studentId], subjectIds: [paper.subject_id], usualDay };
  const [score] = await scoresOfExam(db, of);
  return score === undefined ? null : enteredScore.parse(score);
}
