import { eq } from 'drizzle-orm';
import type { EventFrom } from 'xstate';
import { applicationStatuses } from '../../src/domain/approvals';
import {
  type Application,
  type classHourApplication,
  nextApplication,
} from '../../src/machines/approvals/classHourApplication';
import type { Queries } from '../db/database';
import { classHourApplications, classHours } from '../db/tables';
import { absent, Refusal } from '../refusal';
import { tellSeers } from '../students/seen';

export type StoredApplication = typeof classHourApplications.$inferSelect;

/** An application, locked until the transaction ends; absent where there is none. */
export async function lockApplication(db: Queries, id: number): Promise<StoredApplication> {
  const [row] = await db
    .select()
    .from(classHourApplications)
    .where(eq(classHourApplications.id, id))
    .for('update');
  if (row === undefined) throw absent();
  return row;
}

/** A stored application as its life cycle reads it. */
function livingApplication({ status, decidedBy, decidedAt }: StoredApplication): Application {
  const known = applicationStatuses.find((one) => one === status);
  if (known === undefined) throw new Error(`no application is ${status}`);
  return { status: known, decidedBy, decidedAt: decidedAt?.toISOString() ?? null };
}

/**
 * Lets an event happen to a locked application, by the chart classHourApplication. An approval gives the hours
 * in the same transaction, once [CHA-02]. Throws Refusal where the event may not happen.
 */
export async function happenToApplication(
  db: Queries,
  row: StoredApplication,
  event: EventFrom<typeof classHourApplication>,
  remark = '',
): Promise<Application> {
  const next = nextApplication(livingApplication(row), event);
  if (next === null) {
    throw new Refusal('conflict', `application.${row.status}`, { status: row.status });
  }
  const { status, decidedBy, decidedAt } = next;
  await db
    .update(classHourApplications)
    .set({ status, decidedBy, decidedAt: decidedAt === null ? null : new Date(decidedAt), remark })
    .where(eq(classHourApplications.id, row.id));
  if (status === 'approved' && decidedAt !== null) {
    const { id: applicationId, studentId, courseId, hours } = row;
    await db
      .insert(classHours)
      .values({ applicationId, studentId, courseId, hours, at: new Date(decidedAt) });
  }
  const message = { type: 'student.changed', student_id: row.studentId } as const;
  await tellSeers(db, [row.studentId], message);
  return next;
}

/** The system has evaluated an application; within a transaction [CHA-01]. */
export async function finishEvaluation(db: Queries, id: number): Promise<void> {
  await happenToApplication(db, await lockApplication(db, id), { type: 'evaluation.finished' });
}
