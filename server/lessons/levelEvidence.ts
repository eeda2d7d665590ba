import { and, desc, eq, gte, isNull, max, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { toMoment } from '../../src/domain/businessTime';
import type { LevelEvidence } from '../../src/domain/levelEvidence';
import { proficientMastery } from '../../src/domain/limits';
import type { Queries } from '../db/database';
import { accounts, answers, courses, enrolments, levelDecisions, points } from '../db/tables';
import { selectReport } from '../reports/totals';

interface Whose {
  readonly student_id: number;
  readonly course_id: number;
}

/** A page of a history that grows by a row a level. */
const shown = 20;

const isOn = ({ student_id, course_id }: Whose) =>
  and(eq(levelDecisions.studentId, student_id), eq(levelDecisions.courseId, course_id));

/** The decisions that were not taken back. */
const standsOn = (whose: Whose) => and(isOn(whose), isNull(levelDecisions.cancelledAt));

/** Takes the latest decision back; it stays in the history. */
export async function cancelDecision(
  db: Queries,
  whose: Whose,
  by: { readonly cancelledBy: number; readonly cancelledAt: Date },
): Promise<void> {
  const latest = db
    .select({ id: max(levelDecisions.id) })
    .from(levelDecisions)
    .where(standsOn(whose));
  await db
    .update(levelDecisions)
    .set(by)
    .where(eq(levelDecisions.id, sql`(${latest})`));
}

const cancellers = alias(accounts, 'cancellers');

/** What was decided about the student's level in the course, the latest first. */
export async function decisionsOn(db: Queries, whose: Whose) {
  const rows = await db
    .select({
      ...{ id: levelDecisions.id, level: levelDecisions.level, reason: levelDecisions.reason },
      ...{
        next_level: levelDecisions.nextLevel,
        at: levelDecisions.decidedAt,
        by: accounts.realName,
      },
      ...{ cancelledBy: cancellers.realName, cancelledAt: levelDecisions.cancelledAt },
    })
    .from(levelDecisions)
    .innerJoin(accounts, eq(accounts.id, levelDecisions.accountId))
    .leftJoin(cancellers, eq(cancellers.id, levelDecisions.cancelledBy))
    .where(isOn(whose))
    .orderBy(desc(levelDecisions.decidedAt), desc(levelDecisions.id))
    .limit(shown);
  return rows.map(({ at, cancelledBy, cancelledAt, ...row }) => ({
    ...{ ...row, at: toMoment(at) },
    cancelled:
      cancelledBy === null || cancelledAt === null
        ? null
        : { by: cancelledBy, at: toMoment(cancelledAt) },
  }));
}

/** What the student has answered in the course since the last decision, or since joining it. */
export async function evidenceFor(db: Queries, whose: Whose) {
  const { student_id, course_id } = whose;
  const last = db
    .select({ at: max(levelDecisions.decidedAt) })
    .from(levelDecisions)
    .where(standsOn(whose));
  const [enrolment] = await db
    .select({
      since: sql<Date>`coalesce((${last}), ${enrolments.joinedAt})`.mapWith(enrolments.joinedAt),
    })
    .from(enrolments)
    .where(and(eq(enrolments.studentId, student_id), eq(enrolments.courseId, course_id)));
  if (enrolment === undefined) throw new Error('the caller has demanded the enrolment');
  const { since } = enrolment;
  const rows = await selectReport(db, { key: sql`${points.id}::text`, name: sql`''` })
    .where(
      and(
        eq(answers.studentId, student_id),
        eq(courses.id, course_id),
        gte(answers.submittedAt, since),
      ),
    )
    .groupBy(sql`1`);
  const counted = rows.filter(({ answered }) => answered > 0);
  const sum = (value: (row: (typeof rows)[number]) => number) =>
    counted.reduce((all, row) => all + value(row), 0);
  const evidence: LevelEvidence = {
    since: toMoment(since),
    ...{ answered: sum(({ answered }) => answered), right: sum(({ right }) => right) },
    points: counted.length,
    proficient: counted.filter((row) => row.right / row.answered >= proficientMastery).length,
    seconds: sum(({ seconds }) => seconds),
  };
  return evidence;
}
