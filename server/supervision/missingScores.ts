import { and, eq, exists, gte, not, type SQL, sql } from 'drizzle-orm';
import { scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import { examAbsences, listings, scores, students } from '../db/tables';
import { lists } from '../students/filters';
import { type AskedExam, askedExam } from './askedExam';
import { following, isFrozenFor } from './followed';

/** Whether a student has neither a score of the exam in any subject, nor a reason why there was none, as a condition. */
export function lacksScore(db: Queries, { exam, since, remindedOn }: AskedExam): SQL {
  const entered = db
    .select({ id: scores.id })
    .from(scores)
    .where(
      and(
        eq(scores.studentId, students.id),
        eq(scores.examType, exam),
        gte(scores.examDate, since),
      ),
    );
  const excused = db
    .select({ studentId: examAbsences.studentId })
    .from(examAbsences)
    .where(and(eq(examAbsences.studentId, students.id), eq(examAbsences.remindedOn, remindedOn)));
  return sql`(${and(not(exists(entered)), not(exists(excused)))})`;
}

/** Whether functions of a student are frozen for want of scores, as a condition. */
export const isFrozenForScores = (db: Queries): SQL => isFrozenFor(db, 'scoresMissing');

/** Whether a freeze contradicts the scores: it thaws with them, and begins once they were due in vain. */
function isBehind(db: Queries, now: Date): SQL {
  const lacking = lacksScore(db, askedExam(now));
  const supervised = exists(
    db
      .select({ studentId: listings.studentId })
      .from(listings)
      .where(and(eq(listings.studentId, students.id), lists.responsible)),
  );
  const isDue = now.getTime() >= scoreWindowAt(now).due;
  const frozen = isFrozenForScores(db);
  const thaws = sql`(${frozen} and not ${lacking})`;
  return isDue ? sql`(${thaws} or (not ${frozen} and ${lacking} and ${supervised}))` : thaws;
}

/**
 * Freezes or thaws by the scores that are entered now [SFZ-01, SFZ-03, SFZ-04]: one student, and everybody once scores
 * were due or the next exam is asked for [CONST-052].
 */
export const { one: followScores, all: followAllScores } = following({
  ...{ reason: 'scoresMissing', isBehind },
  ...{ ended: { type: 'scores.submitted' }, begun: { type: 'scores.missed' } },
});
