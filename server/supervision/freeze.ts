import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { toMoment } from '../../src/domain/businessTime';
import {
  type Freeze as ShownFreeze,
  freezesHolding,
  freezeReasons,
  type FreezeReason,
  type SupervisionFunction,
} from '../../src/domain/supervision';
import {
  nextFreezeReasons,
  type supervisionFreeze,
} from '../../src/machines/supervision/supervisionFreeze';
import type { Queries } from '../db/database';
import { students, supervisionFreezes } from '../db/tables';
import { lifeCycle, outcomeOf } from '../lifeCycle';
import { Refusal } from '../refusal';
import type { Session } from '../session';
import { lockStudent, tellOfStudent } from '../students/seen';
import { askedExam, latestExamReport } from './askedExam';

/** A reason for which a student's supervision is frozen, and since when. */
export interface Freeze {
  readonly reason: FreezeReason;
  readonly since: Date;
}

/** Why a student's supervision is frozen, the earliest reason first; empty while it is active. */
export async function freezesOf(db: Queries, studentId: number): Promise<Freeze[]> {
  const rows = await db
    .select()
    .from(supervisionFreezes)
    .where(eq(supervisionFreezes.studentId, studentId))
    .orderBy(asc(supervisionFreezes.since), asc(supervisionFreezes.reason));
  return rows.flatMap(({ reason: stored, since }) => {
    const reason = freezeReasons.find((one) => one === stored);
    return reason === undefined ? [] : [{ reason, since }];
  });
}

/** The same, as calls answer it to an account: a result of exam analysis is of one of the account's subjects. */
export async function shownFreezes(
  db: Queries,
  { subjects }: Session['account'],
  studentId: number,
  now: Date,
): Promise<ShownFreeze[]> {
  const freezes = await freezesOf(db, studentId);
  if (freezes.length === 0) return [];
  const [student] = await db
    .select({ exam_report: latestExamReport(db, askedExam(now), subjects) })
    .from(students)
    .where(eq(students.id, studentId));
  const result = student?.exam_report;
  return freezes.map(({ reason, since }) => ({
    ...{ reason, since: toMoment(since) },
    ...(reason === 'scoresMissing' && result && { exam_report: result }),
  }));
}

/** Refuses a function that is frozen for a student, with the reason [ROLE-104, ROLE-105]. */
export async function demandThawed(
  db: Queries,
  studentId: number,
  wanted: SupervisionFunction,
): Promise<void> {
  const [freeze] = freezesHolding(await freezesOf(db, studentId), wanted);
  if (freeze === undefined) return;
  const { reason } = freeze;
  throw new Refusal('conflict', `supervision.frozen.${reason}`, { reason });
}

/** Lets an event happen to a student's supervision, by the chart supervisionFreeze. */
export const happenToSupervision = lifeCycle({
  async lock(db, studentId: number) {
    await lockStudent(db, studentId);
    return freezesOf(db, studentId);
  },
  next(freezes, event: EventFrom<typeof supervisionFreeze>) {
    const reasons = freezes.map(({ reason }) => reason);
    return outcomeOf(nextFreezeReasons(reasons, event));
  },
  refuse: () => new Refusal('conflict', 'conflict'),
  async store(db, studentId, reasons, { change: since }: { change: Date }) {
    const isGone = notInArray(supervisionFreezes.reason, [...reasons]);
    await db
      .delete(supervisionFreezes)
      .where(and(eq(supervisionFreezes.studentId, studentId), isGone));
    for (const reason of reasons) {
      await db
        .insert(supervisionFreezes)
        .values({ studentId, reason, since })
        .onConflictDoNothing();
    }
  },
  tell: tellOfStudent,
});
