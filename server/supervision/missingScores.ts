import { and, between, eq, exists, gte, lt, not, or, type SQL, sql } from 'drizzle-orm';
import { earlierScoreWindows, scoreWindowAt } from '../../src/domain/supervision';
import type { Queries } from '../db/database';
import { examAbsences, listings, scores, students, supervisionFreezes } from '../db/tables';
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

/** Whether a student froze for an earlier exam whose score is known by now, as a condition. */
function hasEarlierScore(db: Queries, now: Date) {
  const earlier = earlierScoreWindows(now).map(({ from, until }) => {
    const [first, last] = [new Date(from), new Date(until - 1)];
    const since = between(supervisionFreezes.since, first, last);
    const known = not(lacksScore(db, askedExam(first)));
    return and(isFrozenFor(db, 'scoresMissing', since), known);
  });
  return or(...earlier);
}

/** Whether an analyst has supervised a student since before a moment, as a condition. */
function isSupervisedBefore(db: Queries, due: Date): SQL {
  const since = sql`greatest(${students.joinedAt}, ${listings.listedAt})`;
  return exists(
    db
      .select({ studentId: listings.studentId })
      .from(listings)
      .where(and(eq(listings.studentId, students.id), lists.responsible, lt(since, due))),
  );
}

/**
 * Whether a freeze contradicts the scores: it begins once they were due in vain, for whom an analyst had by then, and
 * thaws with the score of the exam that is asked for, or, until that one is due, of the exam for which it began.
 */
function isBehind(db: Queries, now: Date): SQL {
  const lacking = lacksScore(db, askedExam(now));
  const due = new Date(scoreWindowAt(now).due);
  const frozen = isFrozenForScores(db);
  const thaws = sql`(${frozen} and not ${lacking})`;
  if (now < due) return sql`(${thaws} or (${hasEarlierScore(db, now)}))`;
  return sql`(${thaws} or (not ${frozen} and ${lacking} and ${isSupervisedBefore(db, due)}))`;
}

/**
 * Freezes or thaws by the scores that are entered now [SFZ-01, SFZ-03, SFZ-04]: one student, and everybody once scores
 * were due or the next exam is asked for [CONST-052].
 */
export const { one: followScores, all: followAllScores } = following({
  ...{ reason: 'scoresMissing', isBehind },
  ...{ ended: { type: 'scores.submitted' }, begun: { type: 'scores.missed' } },
});
