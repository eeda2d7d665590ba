import { and, asc, eq, sql } from 'drizzle-orm';
import type { EnteredScore, ExamRow } from '../../src/domain/exams';
import { scoreTermDays } from '../../src/domain/limits';
import { isHalfYearly } from '../../src/domain/scores';
import type { Queries } from '../db/database';
import { scores } from '../db/tables';

/** The score of a result's exam in score management, the one closest to its day; null where none is entered. */
export async function scoreOfExam(db: Queries, report: ExamRow): Promise<EnteredScore | null> {
  const { paper, student_id: studentId, exam_date: date } = report;
  // Mid-term and final exams match within the term; other exams must have the same day.
  const mostApart = isHalfYearly(paper.exam_type) ? scoreTermDays : 0;
  const apart = sql`abs(${scores.examDate} - ${date}::date)`;
  const [score] = await db
    .select({ score_id: scores.id, score: scores.score, full_score: scores.fullScore })
    .from(scores)
    .where(
      and(
        ...[eq(scores.studentId, studentId), eq(scores.subjectId, paper.subject_id)],
        eq(scores.examType, paper.exam_type),
        sql`${apart} <= ${mostApart}`,
      ),
    )
    .orderBy(asc(apart), asc(scores.id))
    .limit(1);
  return score ?? null;
}
